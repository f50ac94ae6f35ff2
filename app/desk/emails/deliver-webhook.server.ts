import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { JobHandlers } from '#app/queues.server.ts';
import type { DB } from '#platform/database/types.ts';

interface Parts {
  database: Kysely<DB>;
  /** Absent if no receiver is configured. */
  webhook: { url: string; secret: string } | undefined;
}

const ANSWER_MS = 10_000;

/** The receiver did not accept the event; the message has its answer. */
class NotTaken extends Error {
  override name = 'NotTaken';
}

/**
 * Works on the queue `webhook`: posts one signed event. If the receiver answers with anything but 2xx, or not within
 * ten seconds, the queue tries again for a day. The event's id is the same each time.
 */
export function deliverWebhook({ database, webhook }: Parts): JobHandlers['webhook'] {
  return async ({ event: id }) => {
    if (!webhook) return;
    const event = await database.selectFrom('site.events').selectAll().where('id', '=', id).executeTakeFirst();
    if (!event || event.delivered_at) return;
    const body = JSON.stringify({ id, type: event.kind, timestamp: event.created_at, data: event.data });
    const answer = await post(webhook, { id, sentAt: new Date(), body });
    const isTaken = typeof answer === 'number' && answer >= 200 && answer < 300;
    await database
      .updateTable('site.events')
      .set((row) => ({
        tries: row('tries', '+', 1),
        last_answer: String(answer).slice(0, 100),
        ...(isTaken && { delivered_at: new Date() }),
      }))
      .where('id', '=', id)
      .execute();
    if (!isTaken) throw new NotTaken(`The webhook answered ${answer}.`);
  };
}

/** Returns the status of the answer, or the code of the error if there was no answer. */
async function post(
  { url, secret }: NonNullable<Parts['webhook']>,
  message: Parameters<typeof webhookHeaders>[0],
): Promise<number | string> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...webhookHeaders(message, secret) },
      body: message.body,
      // Redirects are not followed, because they may lead to anybody's server.
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    await response.body?.cancel();
    return response.status;
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string } };
    return cause?.code ?? name;
  }
}

interface WebhookMessage {
  id: string;
  /** The time of this try; the receiver refuses an old one. */
  sentAt: Date;
  body: string;
}

/**
 * The headers of the Standard Webhooks specification (standardwebhooks.com), for which receivers find libraries in
 * every language: HMAC-SHA256 over id, time and body.
 */
function webhookHeaders({ id, sentAt, body }: WebhookMessage, secret: string): Record<string, string> {
  const timestamp = String(Math.floor(sentAt.getTime() / 1000));
  const signature = createHmac('sha256', keyOf(secret)).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}

/** The specification writes keys as "whsec_" and base64; any other key is used as it is. */
function keyOf(secret: string): Buffer {
  return secret.startsWith('whsec_') ? Buffer.from(secret.slice(6), 'base64') : Buffer.from(secret);
}
