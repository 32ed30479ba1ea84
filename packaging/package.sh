#!/usr/bin/env bash
# Makes a folder, an archive and, where dpkg-deb is there, a .deb of Stavka with a runtime of its own for this system.
# Called by ./stavka package with the folder of the project, the JDK and the version.
set -eu
root=$1
jdk=$2
version=$3
out=$root/target/package
home=$out/stavka
modules=java.base,java.desktop,java.instrument,java.management,java.naming,java.net.http,java.rmi,java.security.jgss,java.sql,jdk.crypto.ec,jdk.jfr,jdk.unsupported,jdk.zipfs

rm -rf "$out"
mkdir -p "$home/bin" "$home/lib"
echo "runtime..." >&2
"$jdk/bin/jlink" --add-modules "$modules" --strip-debug --no-header-files --no-man-pages --compress zip-6 \
  --exclude-files '**/libawt_xawt.so,**/libjawt.so,**/libjsound.so,**/libsplashscreen.so' --output "$home/runtime"
cp -p "$root/app/target/stavka.jar" "$home/lib/"
cp -pr "$root/app/target/lib" "$home/lib/lib"
cp -p "$root/packaging/stavka" "$home/bin/"
cp -p "$root/LICENSE" "$root/NOTICE" "$home/"
chmod 755 "$home/bin/stavka"

# Trained by a short life of the server: it starts in half the time.
echo "training..." >&2
trial=$(mktemp -d)
cd "$trial"
: >out
STAVKA_TRAIN="-XX:AOTCacheOutput=$home/lib/stavka.aot" "$home/bin/stavka" serve --port 0 >"$trial/out" 2>"$trial/err" &
server=$!
for _ in $(seq 1 300); do
  grep -q "Stavka is at" "$trial/out" && break
  sleep 0.2
done
address=$(sed -n 's/^Stavka is at \(.*\)/\1/p' "$trial/out")
if [ -z "$address" ]; then
  cat "$trial/err" >&2
  kill "$server" 2>/dev/null || true
  echo "stavka: the packaged server did not start" >&2
  exit 1
fi
if command -v curl >/dev/null; then
  curl -fsS "${address}health/ready" >/dev/null
  curl -fsS "${address}api/games" >/dev/null
  curl -fsS "${address}api/games/kharkov/kit" >/dev/null
fi
kill "$server"
wait "$server" || true
cd "$root"
rm -rf "$trial"

echo "archive..." >&2
system=$(uname -s | tr '[:upper:]' '[:lower:]')-$(uname -m)
tar -C "$out" -czf "$out/stavka-$version-$system.tar.gz" stavka
if command -v dpkg-deb >/dev/null; then
  echo "deb..." >&2
  deb=$out/deb
  mkdir -p "$deb/opt" "$deb/usr/bin" "$deb/lib/systemd/system" "$deb/etc/default" "$deb/DEBIAN"
  cp -pr "$home" "$deb/opt/stavka"
  ln -s /opt/stavka/bin/stavka "$deb/usr/bin/stavka"
  cp "$root/packaging/stavka.service" "$deb/lib/systemd/system/"
  printf 'STAVKA_HEAP=512m\nSTAVKA_OPTIONS=\n' >"$deb/etc/default/stavka"
  echo /etc/default/stavka >"$deb/DEBIAN/conffiles"
  cat >"$deb/DEBIAN/control" <<CONTROL
Package: stavka
Version: $(echo "$version" | sed 's/-SNAPSHOT/~snapshot/')
Architecture: $(dpkg --print-architecture)
Maintainer: Stavka <stavka@localhost>
Depends: libc6, zlib1g
Section: games
Priority: optional
Description: operational wargames of the Eastern Front
 A table on the web, bots and a laboratory, with the rules enforced and explained.
CONTROL
  cp "$root"/packaging/deb/* "$deb/DEBIAN/"
  chmod 755 "$deb/DEBIAN/postinst" "$deb/DEBIAN/prerm" "$deb/DEBIAN/postrm"
  dpkg-deb -Zzstd --root-owner-group --build "$deb" "$out/stavka_${version}.deb" >/dev/null
  rm -rf "$deb"
fi
du -sh "$home" "$out"/*.tar.gz "$out"/*.deb 2>/dev/null
