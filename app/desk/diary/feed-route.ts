import { servicesContext } from '#app/services.server.ts';
import type { Route } from './+types/feed-route.ts';
import { calendarFeed } from './server/feeds.server.ts';

/** Serves a calendar of functions to a colleague's telephone. The secret is in the query, which no log contains. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('key') ?? '';
  const feed = /^[\w-]{20,64}$/.test(token) ? await context.get(servicesContext).diary.feed(token) : null;
  const headers = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };
  if (!feed) return new Response('There is no such calendar, or it was revoked.', { status: 404, headers });
  return new Response(calendarFeed(feed), {
    headers: { ...headers, 'content-type': 'text/calendar; charset=utf-8' },
  });
}
