import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** The address of ClamAV's daemon: a socket file, or a host and its port. */
export type ClamdAddress = { path: string } | { host: string; port: number };

export type ScanResult = { kind: 'clean' } | { kind: 'infected'; finding: string };

export interface VirusScanner {
  /** Rejects if the scanner is away, or has no answer to this file. */
  scan(content: AsyncIterable<Uint8Array>): Promise<ScanResult>;
}

/** Milliseconds without a byte in either direction: longer than an archive of 5 MB takes. */
const silence = 60_000;
/** The most characters of an answer, and of the part of it that is stored. */
const longest = { answer: 4_096, finding: 200 };

/** Reads "unix:/run/clamav/clamd.ctl" or "tcp://host:3310"; undefined for anything else. */
export function readClamdUrl(text: string): ClamdAddress | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, hostname, port, pathname } = new URL(text);
  if (protocol === 'unix:')
    return pathname.startsWith('/') && !hostname ? { path: decodeURIComponent(pathname) } : undefined;
  if (protocol !== 'tcp:' || !hostname || !port) return undefined;
  return { host: hostname.replace(/^\[(.*)\]$/, '$1'), port: Number(port) };
}

/** Sends files to clamd over its own protocol (INSTREAM), so the daemon needs no access to the store. */
export function createClamd(address: ClamdAddress): VirusScanner {
  return {
    async scan(content) {
      const socket = connect(address);
      socket.setTimeout(silence, () => socket.destroy(new Error('clamd did not answer in time')));
      const sending = pipeline(Readable.from(framed(content)), socket, { end: false });
      sending.catch((error: Error) => socket.destroy(error));
      let answer = '';
      // The daemon may answer before it has read everything, and closes then; a reader that stops here closes the
      // socket.
      for await (const chunk of socket) {
        answer += String(chunk);
        if (answer.includes('\0') || answer.length > longest.answer) break;
      }
      return readAnswer(answer.split('\0')[0] ?? '');
    },
  };
}

/** Sends the command, each piece after its length, and an empty piece as the end. */
async function* framed(content: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  const length = (bytes: number) => {
    const four = Buffer.alloc(4);
    four.writeUInt32BE(bytes);
    return four;
  };
  for await (const chunk of content) {
    // An empty piece would end the file.
    if (chunk.length > 0) yield Buffer.concat([length(chunk.length), chunk]);
  }
  yield length(0);
}

function readAnswer(answer: string): ScanResult {
  const said = answer.trim();
  if (said === 'stream: OK') return { kind: 'clean' };
  if (said.startsWith('stream: ') && said.endsWith(' FOUND')) {
    return { kind: 'infected', finding: said.slice(8, -6).slice(0, longest.finding) };
  }
  throw new Error(`clamd answered: ${said.slice(0, longest.finding) || 'nothing'}`);
}
