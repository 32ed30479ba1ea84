package stavka.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A script loses only what it does not need. */
class TightTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "const a = { b: 1, c: 2 };|const a={b:1,c:2};",
        "return x => x + 1;|return x=>x+1;",
        "a + +b - -c|a+ +b- -c",
        "typeof x in y|typeof x in y",
        "if (a) return /a b [/ ]/.test(c);|if(a)return/a b [/ ]/.test(c);",
        "const half = a / b / c;|const half=a/b/c;",
        "f(a, / /g)|f(a,/ /g)",
        "1 .toFixed()|1 .toFixed()",
        "say('a  b', \"c  d\");|say('a  b',\"c  d\");",
        "`a  b ${ c + `d  ${ e }` }  f`|`a  b ${c+`d  ${e}`}  f`",
        "`a \\` b ${ { c: 1 }.c } d`|`a \\` b ${{c:1}.c} d`",
        "a(); // what is said|a();",
      })
  void spacesGoWhereNothingHangsOnThem(String script, String tight) {
    assertThat(Tight.of(script).strip()).isEqualTo(tight);
  }

  @Test
  void stylesKeepWhatPartsTheirSelectors() {
    assertThat(
            Tight.styles(
                "/* why */\n.a :hover, .b > .c:focus {\n  color: red;\n  margin: 0 4px;\n}\n\n"
                    + "@media (min-width: 700px) {\n  .d { padding: 0; }\n}\n"))
        .isEqualTo(
            ".a :hover,.b > .c:focus{color:red;margin:0 4px}@media"
                + " (min-width:700px){.d{padding:0}}");
  }

  @Test
  void aLineEndStaysWhereItMayEndAStatement() {
    assertThat(Tight.of("function f() {\n  return 1;\n}\nlet a = b\nlet c = [\n  1,\n  2,\n]\n"))
        .isEqualTo("function f(){return 1;}\nlet a=b\nlet c=[1,2,]");
    assertThat(Tight.of("a\n  .b()\n  .c();\n/** why */\n\nd();")).isEqualTo("a.b().c();d();");
    assertThat(Tight.of("i++\nj--\nk")).isEqualTo("i++\nj--\nk");
  }
}
