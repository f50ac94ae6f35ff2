// From frames without loss to the two files of a clip.
import { execFileSync } from 'node:child_process';
import { mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ENCODERS = {
  mp4: ['-c:v', 'libx264', '-preset', 'medium', '-crf', '27', '-profile:v', 'high', '-movflags', '+faststart'],
  webm: ['-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', '40', '-deadline', 'good', '-cpu-used', '4', '-g', '96'],
};

/** What ffmpeg is told of a file without loss. */
export const LOSSLESS = ['-c:v', 'libx264', '-preset', 'ultrafast', '-qp', '0'];

export const ffmpeg = (...args) => execFileSync('ffmpeg', ['-v', 'error', '-y', '-threads', '1', ...args]);

/** Writes OUT/<name>.mp4 and OUT/<name>.webm of the frames in `raw`. */
export function encode(raw, out, name) {
  for (const [ending, encoder] of Object.entries(ENCODERS)) {
    const file = join(out, `${name}.${ending}`);
    mkdirSync(dirname(file), { recursive: true });
    ffmpeg('-i', raw, '-an', ...encoder, '-threads', '1', '-map_metadata', '-1', '-fflags', '+bitexact', file);
    console.log(`${name}.${ending} ${Math.round(statSync(file).size / 1024)} KB`);
  }
}
