import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';

/**
 * The seal is the end of a gzip file and states the SHA-256 of everything before it. It is itself an empty gzip member
 * with a comment, so gunzip and tar read a sealed file like any other.
 */
function sealOf(sha256: string): Buffer {
  const hasComment = 0x10;
  const unknownSystem = 0xff;
  const header = [0x1f, 0x8b, 8, hasComment, 0, 0, 0, 0, 0, unknownSystem];
  const nothing = [3, 0];
  const checksumAndLength = [0, 0, 0, 0, 0, 0, 0, 0];
  return Buffer.concat([
    Buffer.from(header),
    Buffer.from(`sha256:${sha256}\0`),
    Buffer.from([...nothing, ...checksumAndLength]),
  ]);
}

const sealLength = sealOf('0'.repeat(64)).length;

/** Passes everything through and adds the seal. */
export function seal(): Transform {
  const hash = createHash('sha256');
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
    flush(done) {
      done(null, sealOf(hash.digest('hex')));
    },
  });
}

/** Passes everything but the seal through. Fails at the end if the seal is missing or states another SHA-256. */
export function checkSeal(): Transform {
  const hash = createHash('sha256');
  let held: Buffer = Buffer.alloc(0);
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const all = Buffer.concat([held, chunk]);
      const ready = all.subarray(0, Math.max(0, all.length - sealLength));
      held = all.subarray(ready.length);
      hash.update(ready);
      done(null, ready);
    },
    flush(done) {
      const isWhole = held.equals(sealOf(hash.digest('hex')));
      done(isWhole ? null : new Error('its seal is missing or belongs to another content'));
    },
  });
}
