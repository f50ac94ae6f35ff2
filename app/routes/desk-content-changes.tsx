import { deskPaths } from '#app/desk-paths.ts';
import { DeskHeading } from '#app/features/desk/desk-heading.tsx';
import { deskMeta } from '#app/features/desk/desk-meta.ts';
import { ChangesTable } from '#app/features/desk-content/changes-table.tsx';
import styles from '#app/features/desk-content/content.css?url';
import { ContentNotice, readNotice } from '#app/features/desk-content/content-notice.tsx';
import { ContentTabs } from '#app/features/desk-content/content-tabs.tsx';
import { servicesContext } from '#server/services.ts';
import { principalAt } from '#server/staff/guard.ts';
import type { Route } from './+types/desk-content-changes.ts';

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

/** Who changed what of the site, and the way back. */
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
