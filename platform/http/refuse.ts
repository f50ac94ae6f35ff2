import type { Logger } from 'pino';
import { refusal, wantsJson } from '#platform/http/security/refused-request.ts';
import type { Exchange } from './exchange.ts';
import { secured } from './plain-responses.ts';
import { sendResponse } from './send-response.ts';

export interface Refused {
  status: number;
  origin?: string;
  /** Another text than that of the status. */
  words?: [title: string, text: string] | undefined;
}

/** Answers a request that no page is made for. */
export function refuse(exchange: Exchange, { status, origin = '', words }: Refused): Promise<void> {
  const { incoming, id } = exchange;
  exchange.served = 'refused';
  const asJson = wantsJson(incoming.url ?? '', incoming.headers.accept);
  return sendResponse(exchange, secured(refusal(status, { id, wantsJson: asJson, ...(words && { words }) }), origin));
}

/** Answers a request whose response failed, if one can still be sent. */
export async function answerFailure(exchange: Exchange, error: unknown, log: Logger, origin: string): Promise<void> {
  const { outgoing, id } = exchange;
  if (outgoing.destroyed) return;
  log.error({ err: error, id }, 'answering failed');
  if (outgoing.headersSent) outgoing.destroy();
  else await refuse(exchange, { status: 500, origin }).catch(() => outgoing.destroy());
}
