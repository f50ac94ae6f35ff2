import { isRouteErrorResponse, Outlet } from 'react-router';
import { principalContext, staffOnly } from '#app/desk/staff/server/staff-only.server.ts';
import { canOpen } from '#app/desk/staff/staff-roles.ts';
import { deskPaths } from '#app/desk-paths.ts';
import type { PageHandle } from '#app/root.tsx';
import { servicesContext } from '#app/services.server.ts';
import type { Route } from './+types/desk-route.ts';
import styles from './desk.css?url';
import { DeskFrame } from './desk-frame.tsx';
import { DeskHeading, deskMeta } from './desk-heading.tsx';
import { LiveDesk } from './live-desk.tsx';

export const handle: PageHandle = { bare: true };

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

/** This middleware runs before every loader and action of the desk, for pages and their `.data` alike. */
export const middleware: Route.MiddlewareFunction[] = [staffOnly(deskPaths)];

export async function loader({ context }: Route.LoaderArgs) {
  const principal = context.get(principalContext);
  const { desk, readMailAlarm } = context.get(servicesContext);
  const [counts, mailDelay] = await Promise.all([
    canOpen(principal, 'enquiries') ? desk.counts(principal) : null,
    readMailAlarm(),
  ]);
  const { id, name, role, properties } = principal;
  return { person: { id, name, role, properties }, counts, mailDelay };
}

export const meta: Route.MetaFunction = () => deskMeta();

export default function Desk({ loaderData: { person, counts, mailDelay } }: Route.ComponentProps) {
  return (
    <DeskFrame person={person} waiting={counts ? { enquiries: counts.unanswered } : {}} mailDelay={mailDelay}>
      <Outlet />
    </DeskFrame>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const isLost = isRouteErrorResponse(error) && error.status === 404;
  const [title, text] = isLost
    ? ['There is nothing here', 'There is no such page, or you may not see it. Please choose from the menu.']
    : ['Something went wrong', 'Nothing was changed. Reload the page, or go back to the enquiries.'];
  const page = (
    <>
      <title>{`${title} – Tivoli desk`}</title>
      <DeskHeading title={title} />
      <p>{text}</p>
    </>
  );
  const data = loaderData as Awaited<ReturnType<typeof loader>> | undefined;
  // Without its data the page has no frame, and is loaded again as soon as the server is heard.
  if (!data)
    return (
      <LiveDesk>
        <main id="content">{page}</main>
      </LiveDesk>
    );
  return (
    <DeskFrame person={data.person} waiting={{}} mailDelay={data.mailDelay}>
      {page}
    </DeskFrame>
  );
}
