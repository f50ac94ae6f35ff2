import { createHmac } from 'node:crypto';

export interface WebhookMessage {
  id: string;
  /** The time of this try; the receiver refuses an old one. */
  sentAt: Date;
  body: string;
}

/**
 * The headers of the Standard Webhooks specification (standardwebhooks.com), for which receivers find libraries in
 * every language: HMAC-SHA256 over id, time and body.
 */
export function webhookHeaders({ id, sentAt, body }: WebhookMessage, secret: string): Record<string, string> {
  const timestamp = String(Math.floor(sentAt.getTime() / 1000));
  const signature = createHmac('sha256', keyOf(secret)).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}

/** The specification writes keys as "whsec_" and base64; any other key is used as it is. */
function keyOf(secret: string): Buffer {
  return secret.startsWith('whsec_') ? Buffer.from(secret.slice(6), 'base64') : Buffer.from(secret);
}
