import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';

/**
 * Every encrypted archive begins with this line. The format is that of https://age-encryption.org, which `age -d`
 * reads as well.
 */
export const encryptedStart = 'age-encryption.org/v1';

/**
 * scrypt's work factor: 2 to this power are the steps and kilobytes that each try of a passphrase costs, a second or
 * two on a small machine.
 */
const usualWork = 17;

/** Encrypts and authenticates in pieces of 64 KiB. */
export async function encrypt(content: Readable, passphrase: string, work = usualWork): Promise<Readable> {
  const encrypter = new Encrypter();
  encrypter.setScryptWorkFactor(work);
  encrypter.setPassphrase(passphrase);
  return fromWeb(await encrypter.encrypt(toWeb(content)));
}

/** Rejects if the passphrase does not open the archive. The stream fails if the rest was altered or ends too soon. */
export async function decrypt(content: Readable, passphrase: string): Promise<Readable> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  return fromWeb(await decrypter.decrypt(toWeb(content)));
}

function toWeb(content: Readable) {
  return Readable.toWeb(content, { strategy: { highWaterMark: 1 } }) as globalThis.ReadableStream<Uint8Array>;
}

function fromWeb(stream: globalThis.ReadableStream<Uint8Array>): Readable {
  return Readable.fromWeb(stream as unknown as ReadableStream<Uint8Array>);
}
