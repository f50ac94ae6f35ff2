import { redirect } from 'react-router';
import { cookieHeaders, readStaffRequest } from '#app/desk/staff/server/staff-only.server.ts';
import { deskPaths } from '#app/desk-paths.ts';
import { servicesContext } from '#app/services.server.ts';
import type { Route } from './+types/sign-out-route.ts';

/** Ends this session, also in its other browser windows. */
export async function action({ request, context }: Route.ActionArgs) {
  const cookies = await context.get(servicesContext).staff.signOut(readStaffRequest(request, context));
  const headers = cookieHeaders(cookies);
  headers.set('clear-site-data', '"cache"');
  throw redirect(deskPaths.signIn(), { status: 303, headers });
}

export function loader() {
  throw redirect(deskPaths.inbox());
}
