import { deskHeaders } from '#app/desk/staff/server/staff-only.server.ts';
import type { DeskNotifier } from '#app/enquiries/desk-notifier.server.ts';

/** How often a quiet connection sends a sign of life and checks that its person is still signed in. */
const BEAT_MS = 5_000;

/**
 * Server-sent events for the open desks of one browser: `change` at the beginning and whenever something came or
 * changed, `live` in between. They have no content; each desk loads it with the person's rights. After `signed-out` the
 * stream ends, also when the site stops or cannot find out who is signed in.
 */
export function liveEvents(deskNotifier: DeskNotifier, isStillIn: () => Promise<boolean>): Response {
  let isOpen = true;
  let stop = () => {};
  const text = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (event: string) => controller.enqueue(text.encode(`data: ${event}\n\n`));
      const end = () => {
        if (!isOpen) return;
        stop();
        controller.close();
      };
      const tell = async (event: 'change' | 'live') => {
        const isIn = await isStillIn().catch(() => null);
        // The browser may have left meanwhile.
        if (!isOpen) return;
        if (isIn) return send(event);
        if (isIn === false) send('signed-out');
        end();
      };
      const forget = deskNotifier.listen(() => void tell('change'), end);
      const beat = setInterval(() => void tell('live'), BEAT_MS);
      stop = () => {
        isOpen = false;
        clearInterval(beat);
        forget();
      };
      void tell('change');
    },
    cancel: () => stop(),
  });
  return new Response(body, { headers: { ...deskHeaders, 'content-type': 'text/event-stream' } });
}
