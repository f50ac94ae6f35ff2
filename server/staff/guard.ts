import { type MiddlewareFunction, type RouterContextProvider, redirect } from 'react-router';
import { type DeskArea, mayEnter, type Principal } from '#domain/staff.ts';
import { requestContext, servicesContext } from '#server/services.ts';
import { principalContext } from './principal-context.ts';
import { sessionContext } from './session-context.ts';
import type { Asked } from './staff.ts';

/** Neither kept by anybody nor found by search engines. */
const deskHeaders = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' };

/**
 * Stands before every loader and action of the desk, for pages and for their `.data` alike. Nobody signed in: to the
 * sign-in, and back afterwards.
 */
export function staffOnly(signIn: (from: string) => string): MiddlewareFunction<Response> {
  return async ({ request, context }, next) => {
    const signedIn = await context.get(servicesContext).staff.whoAsks(askedBy(request, context));
    if (!signedIn) throw redirect(signIn(pageOf(request)), { headers: deskHeaders });
    context.set(principalContext, signedIn.principal);
    context.set(sessionContext, signedIn.sessionId);
    const response = await next();
    for (const [name, value] of Object.entries(deskHeaders)) response.headers.set(name, value);
    for (const cookie of signedIn.cookies) response.headers.append('set-cookie', cookie);
    return response;
  };
}

/** The page that was asked for with its filters, also where its data was. */
function pageOf(request: Request): string {
  const { pathname, searchParams } = new URL(request.url);
  // The router's own words.
  for (const name of ['_routes', 'index']) searchParams.delete(name);
  const path = pathname.replace(/(\/_)?\.data$/, '');
  return searchParams.size > 0 ? `${path}?${searchParams}` : path;
}

/** Who asks, where their role has this door; else 404, as if there were nothing. */
export function principalAt(context: Readonly<RouterContextProvider>, area: DeskArea): Principal {
  const principal = context.get(principalContext);
  if (!mayEnter(principal, area)) throw new Response('There is nothing at this address.', { status: 404 });
  return principal;
}

/** The facts of a request that signing in needs. */
export function askedBy(request: Request, context: Readonly<RouterContextProvider>): Asked {
  const { origin, clientAddress } = context.get(requestContext);
  return { headers: request.headers, origin, clientAddress };
}
