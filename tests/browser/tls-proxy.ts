import http from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { selfSigned } from '#tests/servers/self-signed.ts';

interface TlsProxy {
  url: string;
  /** The certificate of its own authority, as PEM. */
  certificate: Buffer;
  close(): Promise<void>;
}

/**
 * Starts a proxy that ends TLS before the site, as a host's load balancer does: it speaks plain HTTP to `target` under
 * the site's internal name and sends the visitor's address and protocol in forwarded headers.
 */
export async function startTlsProxy(target: () => string, name = 'IP:127.0.0.1'): Promise<TlsProxy> {
  const signed = selfSigned(name);
  const server = https.createServer(signed, (request, response) => {
    const upstream = http.request(
      new URL(request.url ?? '/', target()),
      {
        method: request.method,
        headers: {
          ...request.headers,
          'x-forwarded-for': '203.0.113.7',
          'x-forwarded-proto': 'https',
          'x-forwarded-host': request.headers.host,
          host: new URL(target()).host,
        },
      },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
        answer.pipe(response);
      },
    );
    upstream.on('error', () => response.destroy());
    request.pipe(upstream);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    certificate: signed.cert,
    url: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
