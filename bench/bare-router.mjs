/** React Router as it is, and beside the site's own server a listener of React Router's over the same build. */
import { createServer } from 'node:http';
import { createRequestListener } from '@react-router/node';
import { createRequestHandler as create } from 'react-router';

// biome-ignore lint/performance/noBarrelFile: it stands for the whole of it
export * from 'react-router';

export function createRequestHandler(build, mode) {
  const handle = create(build, mode);
  // The site's own services, as its first page got them.
  let services;
  const listener = createRequestListener({ build, mode, getLoadContext: () => services });
  createServer(listener).listen(Number(process.env.BARE_PORT), '127.0.0.1');
  return (request, context) => {
    services ??= context;
    return handle(request, context);
  };
}
