import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ServerBuild } from 'react-router';
import { createReadAddress } from '#platform/http/requests/page-address.ts';
import type { HttpHandler, HttpHandlerParts } from './request-handler.ts';

/** How the site runs under `npm run dev`: Vite answers first, no page is cached, and there is no security policy. */
export interface Development {
  /** The current build, e.g. `() => vite.ssrLoadModule('virtual:react-router/server-build')`. */
  build: () => Promise<ServerBuild>;
  /** e.g. `vite.middlewares`. */
  middlewares: (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void;
}

export function behindVite({ middlewares }: Development, handler: HttpHandler): HttpHandler {
  return (incoming, outgoing, isStopping) =>
    new Promise((resolve) => {
      outgoing.once('close', resolve);
      middlewares(incoming, outgoing, async () => resolve(await handler(incoming, outgoing, isStopping)));
    });
}

/** Reads the routes again for each request; a page that would be shared is rendered for each visitor. */
export function createReadAddressAnew(build: Development['build']): HttpHandlerParts['readAddress'] {
  return async (path, query) => {
    const address = createReadAddress(await build())(path, query);
    return address?.kind === 'shared' ? { kind: 'page', policy: address.policy, route: address.route } : address;
  };
}
