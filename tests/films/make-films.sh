#!/usr/bin/env bash
# Makes the films of films.browser.test.ts with the ffmpeg of Debian: twelve seconds of a test picture and a tone in each
# kind of file. The two lists of segments, film.m3u8 and film.mpd, name the same segments.
set -euo pipefail
cd "$(dirname "$0")"
picture='testsrc2=size=32x18:rate=5:duration=12'
tone='sine=frequency=440:duration=12:sample_rate=8000'
h264=(-c:v libx264 -crf 51 -pix_fmt yuv420p -g 20 -bf 0 -c:a aac -b:a 8k -ac 1)
film() { ffmpeg -loglevel error -y -bitexact -f lavfi -i "$picture" -f lavfi -i "$tone" "$@"; }
sound() { ffmpeg -loglevel error -y -bitexact -f lavfi -i "$tone" -ac 1 "$@"; }
film "${h264[@]}" -movflags +faststart film.mp4
film -c:v libvpx-vp9 -b:v 8k -pix_fmt yuv420p -c:a libopus -b:a 8k film.webm
sound -c:a libmp3lame -b:a 8k film.mp3
sound -c:a aac -b:a 8k film.m4a
sound -c:a libopus -b:a 8k film.ogg
film "${h264[@]}" -f dash -dash_segment_type mp4 -seg_duration 4 -hls_playlist 1 -hls_master_name film.m3u8 \
  -init_seg_name 'init-$RepresentationID$.mp4' -media_seg_name 'part-$RepresentationID$-$Number$.m4s' film.mpd
