package stavka.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The page in one script. */
class BundleTest {
  private static final Path WEB = Path.of("src/main/resources/web");

  @Test
  void everyModuleOfThePageIsInItOnceAndNoImportIsLeft() {
    TreeSet<String> read = new TreeSet<>();
    List<String> later = new ArrayList<>();
    String script =
        Bundle.of(
            "page/main.js",
            path -> {
              assertThat(read.add(path)).as(path).isTrue();
              return text(WEB.resolve(path));
            },
            text -> {
              later.add(text);
              return "/later-" + later.size() + ".js";
            });
    assertThat(read).isEqualTo(modules());
    assertThat(script).doesNotContainPattern("(?m)^(import|export)\\b");
    assertThat(later).hasSizeGreaterThan(3);
    assertThat(later).allMatch(text -> text.contains("export default m"));
    String all = script + String.join("", later);
    assertThat(all).doesNotContain("import('");
    assertThat(Pattern.compile("^const m\\d+=\\(", Pattern.MULTILINE).matcher(all).results())
        .hasSize(read.size());
  }

  @Test
  void whatIsImportedLaterIsAScriptOfItsOwnThatSharesTheFirstOnesModules() {
    Map<String, String> modules =
        Map.of(
            "main.js",
            "import { one } from './one.js';\nimport('./late.js').then(() => one);\n",
            "one.js",
            "export const one = 1;\n",
            "late.js",
            "import { one } from './one.js';\nexport const two = one + 1;\n");
    List<String> later = new ArrayList<>();
    String script =
        Bundle.of(
            "main.js",
            modules::get,
            text -> {
              later.add(text);
              return "/late-1.js";
            });
    assertThat(script)
        .contains("import(\"/late-1.js\").then(c=>c.default)")
        .contains("globalThis.$m={m1,m0};");
    assertThat(later).hasSize(1);
    assertThat(later.getFirst())
        .startsWith("const {m0}=globalThis.$m;")
        .contains("const {one}=m0;")
        .endsWith("export default m2;\n");
  }

  @Test
  void whatLaterScriptsShareComesWithTheOneThatTheOthersAreAskedForBy() {
    Map<String, String> modules =
        Map.of(
            "main.js", "import('./a.js');\nimport('./x.js');\n",
            "a.js", "import { c } from './c.js';\nexport const a = () => import('./b.js');\n",
            "b.js", "import { c } from './c.js';\nexport const b = c;\n",
            "c.js", "export const c = 1;\n",
            "x.js", "export const x = 2;\n");
    List<String> later = new ArrayList<>();
    String script =
        Bundle.of(
            "main.js",
            modules::get,
            text -> {
              later.add(text);
              return "/late-" + later.size() + ".js";
            });
    assertThat(script).doesNotContain("const c = 1");
    assertThat(later).hasSize(3);
    assertThat(later.get(0))
        .startsWith("const {m1}=globalThis.$m;")
        .contains("const {c}=m1;")
        .doesNotContain("const c = 1");
    assertThat(later.get(1))
        .contains("const c = 1", "Object.assign(globalThis.$m,{m1});", "import(\"/late-1.js\")");
  }

  @Test
  void whatTwoLaterScriptsShareComesWithTheOneBeforeBothAndFindsWhatItNeeds() {
    Map<String, String> modules =
        Map.of(
            "main.js", "import('./table.js');\n",
            "table.js",
                "import { d } from './d.js';\n"
                    + "export const t = [d, () => import('./p.js'), () => import('./q.js')];\n",
            "p.js", "import { c } from './c.js';\nexport const p = c;\n",
            "q.js", "import { c } from './c.js';\nexport const q = c;\n",
            "c.js", "import { d } from './d.js';\nexport const c = d;\n",
            "d.js", "export const d = 1;\n");
    List<String> later = new ArrayList<>();
    String script =
        Bundle.of(
            "main.js",
            modules::get,
            text -> {
              later.add(text);
              return "/late-" + later.size() + ".js";
            });
    assertThat(script).doesNotContain("const d = 1", "const c = d");
    assertThat(later).hasSize(3);
    assertThat(later.getLast())
        .contains("const d = 1", "const c = d", "Object.assign(globalThis.$m,{");
    assertThat(later.get(0)).doesNotContain("const c = d").containsPattern("const \\{c}=m\\d;");
  }

  @Test
  void aRemarkBeforeCodeOnItsLineTakesNothingWithIt() {
    assertThat(Bundle.bare("/** @type {any} */ one;\nkeep();\n/**\n * Whole.\n */\ntwo;\n"))
        .isEqualTo("/** @type {any} */ one;\nkeep();\ntwo;\n");
  }

  @Test
  void exportsReachThoseWhoImportThemUnderTheirOwnNames() {
    Map<String, String> modules =
        Map.of(
            "page/main.js",
            "import { one as first, two } from '../other.js';\nimport whole from '../whole.js';\n",
            "other.js",
            "/** A remark. */\n"
                + "export const one = 1;\n"
                + "function deux() {}\n"
                + "export { deux as two };\n",
            "whole.js",
            "export default function () {}\n");
    assertThat(Bundle.of("page/main.js", modules::get, text -> text))
        .isEqualTo(
            """
            const m0=(()=>{const one = 1;
            function deux() {}


            return{one,two:deux}})();
            const m1=(()=>{const $default=function () {}

            return{$default}})();
            const m2=(()=>{const {one:first, two}=m0;
            const whole=m1.$default;

            return{}})();
            """);
  }

  @Test
  void modulesThatImportEachOtherAreRefused() {
    Map<String, String> ring =
        Map.of("a.js", "import { b } from './b.js';\n", "b.js", "import { a } from './a.js';\n");
    assertThatThrownBy(() -> Bundle.of("a.js", ring::get, text -> text))
        .hasMessage("a.js imports itself by way of others");
  }

  private static TreeSet<String> modules() {
    TreeSet<String> modules = new TreeSet<>();
    try (Stream<Path> files = Files.walk(WEB)) {
      files
          .filter(file -> file.toString().endsWith(".js"))
          .forEach(file -> modules.add(WEB.relativize(file).toString()));
    } catch (IOException fault) {
      throw new UncheckedIOException(fault);
    }
    return modules;
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException fault) {
      throw new UncheckedIOException(fault);
    }
  }
}
