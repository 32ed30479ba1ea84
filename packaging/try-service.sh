#!/usr/bin/env bash
# Installs the .deb in a Debian of its own, with systemd as its first process and neither JDK nor Maven, and lives a service's life there:
# started, killed, stopped, upgraded, removed. Called after ./stavka package, as root; needs debootstrap, systemd-container and curl.
# The Debian is kept in the folder given, so that a second call need not fetch it again.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
tree=${1:?usage: packaging/try-service.sh FOLDER}
address=http://127.0.0.1:8080/
deb=$(ls "$root"/target/package/stavka_*.deb)
[ -e "$tree/usr/bin/systemctl" ] || debootstrap --variant=minbase --include=systemd,systemd-sysv,dbus bookworm "$tree"
cp "$deb" "$tree/srv/stavka.deb"

systemd-nspawn --quiet --register=no --keep-unit --boot --directory "$tree" >"$tree.log" 2>&1 &
container=$!
finish() {
  kill -s RTMIN+4 "$init" 2>/dev/null || true
  wait "$container" || true
}
for _ in $(seq 1 100); do
  init=$(pgrep -P "$container" -x systemd || true)
  [ -z "$init" ] || break
  sleep 0.2
done
[ -n "$init" ] || { cat "$tree.log" >&2; exit 1; }
trap finish EXIT
within() { nsenter -t "$init" -m -u -i -p -C "$@"; }
told() { echo "$1: $(within systemctl show stavka.service -p ActiveState -p Result -p NRestarts | paste -sd' ')"; }
serves() {
  for _ in $(seq 1 150); do
    curl -fsS "${address}health/ready" >/dev/null 2>&1 && return
    sleep 0.2
  done
  echo "it does not serve" >&2
  within journalctl -u stavka.service --no-pager | tail -20 >&2
  exit 1
}
is() { within systemctl --quiet "$1" stavka.service || { told "not $1" >&2; exit 1; }; }

for _ in $(seq 1 100); do
  within systemctl --quiet is-active multi-user.target 2>/dev/null && break
  sleep 0.2
done
within dpkg --install /srv/stavka.deb >/dev/null
! within sh -c 'command -v java || command -v mvn' || exit 1
within systemctl --quiet enable --now stavka.service
serves
told started
made=$(curl -fsS -X POST -d '{"game":"redstar","scenario":"turning-point","axis":"random","soviet":"random"}' "${address}api/matches")
id=$(echo "$made" | grep -o '"id":"[^"]*"' | head -1 | cut -d'"' -f4)
key=$(echo "$made" | grep -o '"spectator":"[^"]*"' | head -1 | cut -d'"' -f4)
match() { curl -fsS -H "Authorization: Bearer $key" "${address}api/matches/$id$1"; }
sleep 1
within systemctl kill --signal KILL stavka.service
sleep 3
serves
told "killed under play"
for _ in $(seq 1 600); do
  case $(match "") in *'"over":true'*) break ;; esac
  sleep 0.5
done
match /record >"$tree/srv/record.jsonl"
within stavka replay /srv/record.jsonl
within systemctl stop stavka.service
told stopped
! within systemctl --quiet is-failed stavka.service || exit 1
within systemctl start stavka.service
serves
within dpkg --install /srv/stavka.deb >/dev/null
serves
told upgraded
is is-active
case $(match "") in *'"over":true'*) echo "the match is still there" ;; *) exit 1 ;; esac
within dpkg --purge stavka
! within systemctl --quiet is-active stavka.service || exit 1
within test -s /var/lib/private/stavka/stavka.db
within rm -r /var/lib/private/stavka
echo "the service lived and was removed"
