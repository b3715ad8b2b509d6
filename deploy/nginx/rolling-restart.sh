#!/usr/bin/env bash
# Restarts the web processes of this machine in turn. nginx does not check /readyz, so each process is marked as down before it
# stops: a request that is waiting when its process stops is lost, and a POST must not be sent again.
set -euo pipefail
upstream=${1:-/etc/nginx/cps-upstream.conf}
restart=${2:-systemctl restart cps-web@}

mark() {
  local changed
  changed=$(sed -E "$1" "$upstream")
  # Writes into the same file, which keeps its owner and mode.
  printf '%s\n' "$changed" >"$upstream"
  nginx -s reload
}

ports() {
  sed -nE "/^ *server /!d; $1; s/^ *server [^:]+:([0-9]+).*/\1/p" "$upstream"
}

# A process that an interrupted run left down is restarted before the others.
for port in $(ports '/ down;/!d') $(ports '/ down;/d'); do
  server="^( *server [^:]+:$port\b[^;]*)"
  mark "/ down;/!s/$server;/\1 down;/"
  $restart"$port"
  until curl --fail --silent --output /dev/null "http://127.0.0.1:$port/readyz"; do sleep 0.2; done
  mark "s/$server down;/\1;/"
done
