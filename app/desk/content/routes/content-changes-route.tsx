import { ChangesTable } from '#app/desk/content/changes-table.tsx';
import styles from '#app/desk/content/content.css?url';
import { ContentNotice, readNotice } from '#app/desk/content/content-notice.tsx';
import { ContentTabs } from '#app/desk/content/content-tabs.tsx';
import { DeskHeading } from '#app/desk/frame/desk-heading.tsx';
import { deskMeta } from '#app/desk/frame/desk-meta.ts';
import { principalAt } from '#app/desk/staff/server/staff-only.server.ts';
import { deskPaths } from '#app/desk-paths.ts';
import { servicesContext } from '#app/services.server.ts';
import type { Route } from './+types/content-changes-route.ts';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export const meta: Route.MetaFunction = () => deskMeta('Changes');

export async function loader({ request, context }: Route.LoaderArgs) {
  const principal = principalAt(context, 'content');
  const changes = await context.get(servicesContext).editing.changes(principal);
  return {
    notice: readNotice(new URL(request.url).searchParams),
    changes: changes.map((change) => ({ ...change, changedAt: change.changedAt.toISOString() })),
  };
}

/** The history of the site's content, with buttons to undo changes. */
export default function DeskContentChanges({ loaderData: { notice, changes } }: Route.ComponentProps) {
  const back = deskPaths.contentChanges();
  return (
    <>
      <DeskHeading title="Changes" />
      <ContentTabs current="changes" />
      <ContentNotice notice={notice} back={back} />
      {changes.length > 0 ? (
        <ChangesTable changes={changes} back={back} />
      ) : (
        <p className="desk-empty">Nobody has changed anything yet.</p>
      )}
    </>
  );
}
