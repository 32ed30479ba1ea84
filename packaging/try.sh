#!/usr/bin/env bash
# Plays a match with the packaged Stavka in a bare tree: a shell, four small programs, the C library and what was packaged, but no JDK
# and no Maven. Called after ./stavka package; needs curl, and root or user namespaces for chroot.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
bare=$(mktemp -d)
server=
finish() {
  [ -z "$server" ] || kill "$server" 2>/dev/null || true
  rm -rf "$bare"
}
trap finish EXIT

# A program with the libraries it asks for.
bring() {
  local file
  for file in "$1" $(ldd "$1" | grep -o '/[^ ]*'); do
    mkdir -p "$bare$(dirname "$file")"
    [ -e "$bare$file" ] || cp -L "$file" "$bare$file"
  done
}

mkdir -p "$bare/bin" "$bare/opt" "$bare/tmp" "$bare/proc" "$bare/dev" "$bare/home"
cp -pr "$root/target/package/stavka" "$bare/opt/stavka"
for program in sh dirname readlink uname ls; do
  found=$(command -v "$program")
  bring "$found"
  [ -e "$bare/bin/$program" ] || cp -L "$found" "$bare/bin/$program"
done
for library in "$root/target/package/stavka/runtime/lib/server/libjvm.so" "$root"/target/package/stavka/runtime/lib/lib{java,net,nio,zip}.so; do
  for file in $(ldd "$library" | grep -o '=> /[^ ]*' | cut -c4-); do
    case $file in
      */target/package/*) ;;
      *) [ -e "$bare$file" ] || { mkdir -p "$bare$(dirname "$file")" && cp -L "$file" "$bare$file"; } ;;
    esac
  done
done
mknod -m 666 "$bare/dev/null" c 1 3 2>/dev/null || : >"$bare/dev/null"
mknod -m 666 "$bare/dev/urandom" c 1 9 2>/dev/null || true
mknod -m 666 "$bare/dev/random" c 1 8 2>/dev/null || true

# In a mount namespace of its own, since Java finds its libraries by way of /proc.
within() {
  local alone=(-m)
  [ "$(id -u)" = 0 ] || alone=(-r -m)
  exec unshare "${alone[@]}" /bin/sh -c "mount --rbind /proc '$bare/proc' && exec chroot '$bare' /bin/sh -c \"\$1\"" sh "$1"
}

echo "no java, no javac, no mvn in it: $( (within 'for p in java javac mvn; do command -v $p; done; ls /usr/lib/jvm 2>/dev/null') | wc -l) found"
started=$(date +%s%N)
(within 'cd /home && PATH=/bin exec /opt/stavka/bin/stavka serve --port 0 --pace 0') >"$bare/out" 2>"$bare/err" &
server=$!
for _ in $(seq 1 600); do
  grep -q "Stavka is at" "$bare/out" && break
  sleep 0.1
done
address=$(sed -n 's/^Stavka is at \(.*\)/\1/p' "$bare/out")
[ -n "$address" ] || { cat "$bare/err" >&2; exit 1; }
echo "serves after $((($(date +%s%N) - started) / 1000000)) ms"
curl -fsS -o "$bare/made" -X POST -d '{"game":"kharkov","axis":"random","soviet":"random"}' "${address}api/matches"
id=$(grep -o '"id":"[^"]*"' "$bare/made" | head -1 | cut -d'"' -f4)
key=$(grep -o '"tokens":{[^}]*}' "$bare/made" | grep -o '"spectator":"[^"]*"' | cut -d'"' -f4)
for _ in $(seq 1 600); do
  curl -fsS -o "$bare/head" -H "Authorization: Bearer $key" "${address}api/matches/$id"
  grep -q '"over":true' "$bare/head" && break
  sleep 0.5
done
grep -q '"over":true' "$bare/head" || { echo "the match did not end" >&2; exit 1; }
curl -fsS -H "Authorization: Bearer $key" "${address}api/matches/$id/record" >"$bare/home/record.jsonl"
echo "a match of $(($(wc -l <"$bare/home/record.jsonl") - 2)) orders was played"
within 'cd /home && PATH=/bin /opt/stavka/bin/stavka replay record.jsonl'
