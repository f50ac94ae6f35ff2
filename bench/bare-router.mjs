/**
 * Exports React Router as it is, and starts a second server beside the site's own: React Router's request listener
 * over the same build.
 */
import { createServer } from 'node:http';
import { createRequestListener } from '@react-router/node';
import { createRequestHandler as create } from 'react-router';

// biome-ignore lint/performance/noBarrelFile: this module replaces the whole of React Router
export * from 'react-router';

export function createRequestHandler(build, mode) {
  const handle = create(build, mode);
  // The services are the site's own, taken from its first page.
  let services;
  const listener = createRequestListener({ build, mode, getLoadContext: () => services });
  createServer(listener).listen(Number(process.env.BARE_PORT), '127.0.0.1');
  return (request, context) => {
    services ??= context;
    return handle(request, context);
  };
}
