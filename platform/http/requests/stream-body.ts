import type { IncomingMessage } from 'node:http';

const queuedBytes = 16 * 1024;

/**
 * Returns the body as it arrives, no faster than it is read. It ends with an error past `limit` bytes and if the
 * sender leaves. If the reader stops, the connection stays open, so that the response still reaches the sender.
 */
export function streamBody(incoming: IncomingMessage, limit: number): ReadableStream<Uint8Array> {
  let stop = () => {};
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        let size = 0;
        const fail = (message: string) => {
          stop();
          controller.error(new Error(message));
        };
        const onData = (chunk: Buffer) => {
          size += chunk.length;
          if (size > limit) return fail(`The body is larger than ${limit} bytes.`);
          controller.enqueue(chunk);
          if ((controller.desiredSize ?? 0) <= 0) incoming.pause();
        };
        const onEnd = () => {
          stop();
          controller.close();
        };
        const onBroken = () => fail('The body broke off.');
        stop = () => {
          incoming.pause();
          incoming.off('data', onData).off('end', onEnd).off('error', onBroken).off('close', onBroken);
          // A body that breaks off later must not throw.
          incoming.on('error', () => {});
        };
        incoming.on('data', onData).on('end', onEnd).on('error', onBroken).on('close', onBroken);
        incoming.pause();
      },
      pull() {
        incoming.resume();
      },
      cancel() {
        stop();
      },
    },
    new ByteLengthQueuingStrategy({ highWaterMark: queuedBytes }),
  );
}
