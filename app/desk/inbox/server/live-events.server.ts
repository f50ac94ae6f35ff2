import type { DeskNotifier } from '#app/enquiries/desk-notifier.server.ts';

/** How often a quiet connection sends a sign of life and checks that its person is still signed in. */
const BEAT_MS = 20_000;

/**
 * Server-sent events for one open desk: `change` whenever something came or changed. The event has no content; the desk
 * loads it with the person's rights. Ends when `isStillIn` is false and when the site stops.
 */
export function liveEvents(deskNotifier: DeskNotifier, isStillIn: () => Promise<boolean>): Response {
  let isOpen = true;
  let stop = () => {};
  const text = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      // The browser may have left while the site looked whether its person is signed in.
      const send = (event: string) => {
        if (isOpen) controller.enqueue(text.encode(event));
      };
      const end = () => {
        if (!isOpen) return;
        stop();
        controller.close();
      };
      const forget = deskNotifier.listen(() => send('event: change\ndata:\n\n'), end);
      const beat = setInterval(() => {
        isStillIn().then(
          (isIn) => (isIn ? send(':\n\n') : end()),
          () => send(':\n\n'),
        );
      }, BEAT_MS);
      stop = () => {
        isOpen = false;
        clearInterval(beat);
        forget();
      };
      send('retry: 1000\n\n');
    },
    cancel: () => stop(),
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}
