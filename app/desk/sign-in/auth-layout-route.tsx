import { Outlet } from 'react-router';
import styles from '#app/desk/frame/desk.css?url';
import { deskHeaders } from '#app/desk/staff/server/staff-only.server.ts';
import type { PageHandle } from '#app/root.tsx';
import type { Route } from './+types/auth-layout-route.ts';

export const handle: PageHandle = { bare: true };

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export const headers: Route.HeadersFunction = () => ({
  ...deskHeaders,
  // The address may contain a one-time link, which no other site may learn.
  'referrer-policy': 'no-referrer',
});

/** The parent of the pages that anybody may open: signing in, and setting a password. */
export default function AuthLayoutRoute() {
  return <Outlet />;
}
