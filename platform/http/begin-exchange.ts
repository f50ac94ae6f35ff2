import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { createAddressHash } from '#platform/http/requests/address-hash.ts';
import { isPrivateConnection } from '#platform/http/security/private-connection.ts';
import type { Sender } from '#platform/http/security/trusted-proxies.ts';
import { createWarnOfUnnamedProxy, isNearby, isUnnamedProxy } from '#platform/http/security/unnamed-proxy.ts';
import type { RecordResponse } from '#platform/telemetry/record-response.ts';
import type { Warnings } from '#platform/telemetry/warnings.ts';
import { isHealthCheck, logAccess } from './access-log.ts';
import type { Exchange } from './exchange.ts';

/** The header by which the site knows its own visits, such as those that prepare pictures. */
export const internalVisitHeader = 'x-own-visit';

interface Parts {
  log: Logger;
  warnings: Warnings;
  recordResponse: RecordResponse;
  /** The value of `internalVisitHeader`, which nobody else knows. */
  internalVisitToken: string;
}

interface Arrived {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  isStopping: () => boolean;
}

/** Begins the record of one request; its response is logged and counted when it ends. */
export function createBeginExchange({ log, warnings, recordResponse, internalVisitToken }: Parts) {
  const hashAddress = createAddressHash();
  const warnOfUnnamedProxy = createWarnOfUnnamedProxy(warnings, log);

  function recordWhenClosed(exchange: Exchange): void {
    const started = performance.now();
    const { incoming, outgoing, clientAddress } = exchange;
    const { socket } = incoming;
    const sentBefore = socket.bytesWritten;
    outgoing.once('close', () => {
      const client = hashAddress(clientAddress);
      const ms = performance.now() - started;
      if (!isHealthCheck(exchange)) logAccess(log, exchange, { client, ms, bytes: socket.bytesWritten - sentBefore });
      recordResponse(exchange, ms);
    });
  }

  return ({ incoming, outgoing, isStopping }: Arrived, sender: Sender): Exchange => {
    const isHidden = isUnnamedProxy(sender, incoming.headers);
    if (isHidden) warnOfUnnamedProxy();
    const id = sender.requestId ?? randomUUID();
    const exchange: Exchange = {
      incoming,
      outgoing,
      id,
      clientAddress: sender.address,
      senderAddress: isHidden && isNearby(sender.address) ? '' : sender.address,
      isPrivateConnection: isPrivateConnection(sender),
      isInternal: incoming.headers[internalVisitHeader] === internalVisitToken,
      cachedOrigin: '',
      headers: ['x-request-id', id],
      path: '',
      route: undefined,
      served: 'app',
      isStopping,
    };
    // The site's own visits would be counted as visitors' in the log and in every figure.
    if (!exchange.isInternal) recordWhenClosed(exchange);
    return exchange;
  };
}
