import { createContext, type MiddlewareFunction, type RouterContextProvider, redirect } from 'react-router';
import type { StaffRequest } from '#app/desk/sign-in/server/auth.server.ts';
import { canOpen, type DeskArea, type Principal } from '#app/desk/staff/staff-roles.ts';
import { servicesContext } from '#app/services.server.ts';
import { requestContext } from '#platform/http/ask-router.ts';

/** Headers that keep the desk out of caches and search engines. */
export const deskHeaders = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' };

interface GuardPaths {
  signIn(from: string): string;
  secondFactor(): string;
  signOut(): string;
}

/**
 * The middleware before every loader and action of the desk, for pages and their `.data` alike. Whoever is not signed
 * in is sent to the sign-in, and back afterwards. Whoever still lacks a demanded second factor is sent to set it up.
 */
export function staffOnly({ signIn, secondFactor, signOut }: GuardPaths): MiddlewareFunction<Response> {
  return async ({ request, context }, next) => {
    const signedIn = await context.get(servicesContext).staff.whoAsks(readStaffRequest(request, context));
    if (!signedIn) throw redirect(signIn(pageOf(request)), { headers: deskHeaders });
    const isLeaving = pageOf(request) === signOut();
    if (signedIn.lacks && !isLeaving) throw redirect(secondFactor(), { headers: deskHeaders, status: 303 });
    context.set(principalContext, signedIn.principal);
    context.set(confirmedAtContext, signedIn.confirmedAt);
    context.set(sessionContext, signedIn.sessionId);
    const response = await next();
    for (const [name, value] of Object.entries(deskHeaders)) response.headers.set(name, value);
    for (const cookie of signedIn.cookies) response.headers.append('set-cookie', cookie);
    return response;
  };
}

/** Returns the person who asks, if their role may see this part of the desk; otherwise throws a 404. */
export function principalAt(context: Readonly<RouterContextProvider>, area: DeskArea): Principal {
  const principal = context.get(principalContext);
  if (!canOpen(principal, area)) throw new Response('There is nothing at this address.', { status: 404 });
  return principal;
}

/** Returns the site's services and the person who asks, if their role may see this part of the desk. */
export function deskContext(context: Readonly<RouterContextProvider>, area: DeskArea) {
  return { ...context.get(servicesContext), principal: principalAt(context, area) };
}

/** After this time a password or a passkey must be given again for sensitive actions. */
const confirmedForMinutes = 10;

export function isConfirmed(at: Date): boolean {
  return Date.now() - at.getTime() <= confirmedForMinutes * 60_000;
}

/**
 * Lets people through who gave their password or a passkey a short while ago. Others are sent to `confirm` first and
 * then go on with exactly their request: a post is sent on with its values (307).
 */
export function requireConfirmed(
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
  confirm: (to: string, method: 'get' | 'post') => string,
): void {
  if (isConfirmed(context.get(confirmedAtContext))) return;
  const isPost = request.method === 'POST';
  throw redirect(confirm(pageOf(request), isPost ? 'post' : 'get'), isPost ? 307 : 303);
}

/** Returns the facts of a request that signing in needs. */
export function readStaffRequest(request: Request, context: Readonly<RouterContextProvider>): StaffRequest {
  const { origin, clientAddress } = context.get(requestContext);
  return { headers: request.headers, origin, clientAddress };
}

/** The headers of a response that sets these cookies. */
export function cookieHeaders(cookies: readonly string[]): Headers {
  return new Headers(cookies.map((cookie) => ['set-cookie', cookie]));
}

/** Returns the requested page with its filters, also if its `.data` was requested. */
function pageOf(request: Request): string {
  const { pathname, searchParams } = new URL(request.url);
  // The router adds these parameters.
  for (const name of ['_routes', 'index']) searchParams.delete(name);
  const path = pathname.replace(/(\/_)?\.data$/, '');
  return searchParams.size > 0 ? `${path}?${searchParams}` : path;
}

/** Only the desk's middleware sets it. Reading it in a route without that middleware throws. */
export const principalContext = createContext<Principal>();

/** The time when this person last gave their password or a passkey. Only the desk's middleware sets it. */
export const confirmedAtContext = createContext<Date>();

/**
 * The id of this request's session, which tells it from a person's other sessions. Only the desk's middleware sets it.
 */
export const sessionContext = createContext<string>();
