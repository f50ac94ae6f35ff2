import { createHmac, timingSafeEqual } from 'node:crypto';
import { createCookie } from 'react-router';
import { z } from 'zod';
import { paths } from '#app/paths.ts';

/** Minutes for which the sender can read the confirmation again. */
const confirmationMinutes = 30;
const maxAge = confirmationMinutes * 60;
const maxReferences = 5;

const contentSchema = z
  .object({ sent: z.array(z.object({ reference: z.string(), until: z.number() })), mac: z.string() })
  .catch({ sent: [], mac: '' });

/**
 * The cookie that says which confirmations this visitor may read: the references of the last few enquiries, signed,
 * each with its own expiry. It contains nothing of what was written, and is sent to the enquiry's own pages only.
 */
export function sentCookie(secret: string, origin: string) {
  const secure = origin.startsWith('https:');
  // A browser accepts this prefix over TLS only; `__Host-` would send the cookie with every page.
  const cookie = createCookie(secure ? '__Secure-tivoli_sent' : 'tivoli_sent', {
    path: paths.enquire(),
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge,
  });

  // React Router's own cookie signature uses Web Crypto, which takes a quarter of the time of an enquiry.
  function macOf(sent: { reference: string; until: number }[]): string {
    const text = sent.map(({ reference, until }) => `${reference} ${until}`).join();
    return createHmac('sha256', `${secret}: sent enquiries`).update(text).digest('base64url');
  }

  async function current(request: Request) {
    const { sent, mac } = contentSchema.parse(await cookie.parse(request.headers.get('Cookie')));
    const [ours, theirs] = [Buffer.from(macOf(sent)), Buffer.from(mac)];
    if (ours.length !== theirs.length || !timingSafeEqual(ours, theirs)) return [];
    return sent.filter(({ until }) => until > Date.now());
  }

  return {
    async allows(request: Request, reference: string): Promise<boolean> {
      return (await current(request)).some((sent) => sent.reference === reference);
    },
    async remember(request: Request, reference: string): Promise<string> {
      const others = (await current(request)).filter((sent) => sent.reference !== reference);
      const latest = [{ reference, until: Date.now() + maxAge * 1000 }, ...others].slice(0, maxReferences);
      return cookie.serialize({ sent: latest, mac: macOf(latest) });
    },
  };
}
