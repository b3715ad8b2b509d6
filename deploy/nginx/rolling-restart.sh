#!/usr/bin/env bash
# Restarts the web processes of this machine in turn. nginx does not ask /readyz: it is told beforehand which one goes, for a
# request that waits at a door just as it closes is lost, and a POST may not be sent again.
set -euo pipefail
upstream=${1:-/etc/nginx/cps-upstream.conf}
restart=${2:-systemctl restart cps-web@}

mark() {
  local changed
  changed=$(sed -E "$1" "$upstream")
  # Into the same file, with its owner and its mode.
  printf '%s\n' "$changed" >"$upstream"
  nginx -s reload
}

ports() {
  sed -nE "/^ *server /!d; $1; s/^ *server [^:]+:([0-9]+).*/\1/p" "$upstream"
}

# What a run that was broken off has left down comes up before another goes down.
for port in $(ports '/ down;/!d') $(ports '/ down;/d'); do
  server="^( *server [^:]+:$port\b[^;]*)"
  mark "/ down;/!s/$server;/\1 down;/"
  $restart"$port"
  until curl --fail --silent --output /dev/null "http://127.0.0.1:$port/readyz"; do sleep 0.2; done
  mark "s/$server down;/\1;/"
done
