import type { IncomingMessage } from 'node:http';
import { BrokenBody } from './read-posted-form.ts';

interface Bounds {
  limit: number;
  /** Milliseconds from the first reading to the end; absent for a file, which may take as long as a request. */
  timeout?: number | undefined;
  begin?: () => void;
  /** Is awaited once everything has arrived, before the reader sees the end; a BrokenBody that it throws is seen instead. */
  beforeEnd?: () => Promise<void>;
}

/**
 * Returns the body as it arrives, no faster than it is read; until somebody reads it, it stays where it is. It ends
 * with a BrokenBody past its limit, past its time, and if the sender leaves. If the reader stops, the connection stays
 * open, so that the response still reaches the sender.
 */
export function streamBody(
  incoming: IncomingMessage,
  { limit, timeout, begin, beforeEnd }: Bounds,
): ReadableStream<Uint8Array> {
  let size = 0;
  let isBegun = false;
  let stop = () => {};

  function start(controller: ReadableStreamDefaultController<Uint8Array>): void {
    const fail = (error: BrokenBody) => {
      stop();
      controller.error(error);
    };
    const onData = (chunk: Buffer) => {
      size += chunk.length;
      if (size > limit) return fail(new BrokenBody(413, `The body is larger than ${limit} bytes.`));
      controller.enqueue(chunk);
      incoming.pause();
    };
    const onEnd = () => {
      stop();
      if (!beforeEnd) return controller.close();
      // Closing fails if the reader has stopped meanwhile; an error is of no concern to it then.
      beforeEnd()
        .then(() => controller.close())
        .catch((error: unknown) => controller.error(error));
    };
    const onBroken = () => fail(new BrokenBody(400, 'The body broke off.'));
    const timer = timeout && setTimeout(() => fail(new BrokenBody(408, 'The body took too long.')), timeout);
    stop = () => {
      clearTimeout(timer);
      incoming.pause();
      incoming.off('data', onData).off('end', onEnd).off('error', onBroken).off('close', onBroken);
      // A body that breaks off later must not throw.
      incoming.on('error', () => {});
    };
    if (incoming.destroyed) {
      onBroken();
      return;
    }
    incoming.on('data', onData).on('end', onEnd).on('error', onBroken).on('close', onBroken);
    begin?.();
  }

  return new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (!isBegun) start(controller);
        isBegun = true;
        incoming.resume();
      },
      cancel() {
        stop();
      },
    },
    // Nothing is read ahead.
    new ByteLengthQueuingStrategy({ highWaterMark: 0 }),
  );
}

export function hasBody(incoming: IncomingMessage): boolean {
  return incoming.headers['transfer-encoding'] !== undefined || Number(incoming.headers['content-length'] ?? 0) > 0;
}

/** Resolves when the body has arrived as far as Node buffers it, or after `longest` milliseconds. */
export function bodyArrived(incoming: IncomingMessage, longest: number): Promise<void> {
  return new Promise((resolve) => {
    const isThere = () =>
      incoming.complete || incoming.destroyed || incoming.readableLength >= incoming.readableHighWaterMark;
    if (isThere()) return resolve();
    const end = () => {
      clearTimeout(timer);
      incoming.off('readable', look).off('close', end);
      resolve();
    };
    const look = () => {
      if (isThere()) end();
    };
    const timer = setTimeout(end, longest);
    incoming.on('readable', look).once('close', end);
  });
}
