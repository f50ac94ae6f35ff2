#!/bin/sh
# Asks the registry what each image of compose.yaml and Containerfile is at this moment, for deploy/.env:
#   deploy/pin-images.sh >> deploy/.env
# Needs skopeo (a package of Debian). Run it again for an image's updates, and look at what changed before you keep it.
set -eu
cd "$(dirname "$0")"
sed -nE 's/.*[[:space:]]([a-z0-9./_-]+:[a-z0-9._-]+)@\$\{([A-Z]+_DIGEST).*/\2 \1/p' compose.yaml Containerfile | sort -u |
  while read -r name image; do
    digest=$(skopeo inspect --no-tags --format '{{.Digest}}' "docker://$image" </dev/null)
    echo "$name=$digest"
  done
