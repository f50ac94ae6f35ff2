import { createServer, type Socket } from 'node:net';
import type { ClamdAddress } from '#platform/storage/virus-scanner.ts';

export interface ClamdServer {
  address: ClamdAddress;
  /** The files that it received whole. */
  files: Buffer[];
  close(): Promise<void>;
}

interface Options {
  /** The bytes after which it says that a file is too large, and disconnects. */
  mostBytes?: number;
  /** The socket file to listen on; a free port if absent. */
  path?: string;
}

/** Every scanner calls this standard test file infected. It stands here in two parts, so that no scanner finds it. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-', 'ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/** Stands for ClamAV's daemon, as far as its command INSTREAM goes. */
export async function startClamdServer({ mostBytes = 25_000_000, path }: Options = {}): Promise<ClamdServer> {
  const files: Buffer[] = [];
  const sockets = new Set<Socket>();
  const command = 'zINSTREAM\0';
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    let received = Buffer.alloc(0);
    let file = Buffer.alloc(0);
    let isStarted = false;
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, Buffer.from(chunk)]);
      if (!isStarted) {
        if (received.length < command.length) return;
        if (received.toString('latin1', 0, command.length) !== command) return void socket.end('UNKNOWN COMMAND\0');
        isStarted = true;
        received = received.subarray(command.length);
      }
      while (received.length >= 4 && received.length >= 4 + received.readUInt32BE(0)) {
        const length = received.readUInt32BE(0);
        file = Buffer.concat([file, received.subarray(4, 4 + length)]);
        received = received.subarray(4 + length);
        if (file.length > mostBytes) return void socket.end('INSTREAM size limit exceeded. ERROR\0');
        if (length > 0) continue;
        files.push(file);
        return void socket.end(file.includes(eicar) ? 'stream: Win.Test.EICAR_HDB-1 FOUND\0' : 'stream: OK\0');
      }
    });
  });
  await new Promise<void>((resolve) => {
    if (path) server.listen(path, resolve);
    else server.listen(0, '127.0.0.1', resolve);
  });
  const at = server.address();
  return {
    address: typeof at === 'object' && at ? { host: '127.0.0.1', port: at.port } : { path: path ?? '' },
    files,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
