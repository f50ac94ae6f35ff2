import { redirect } from 'react-router';
import { deskPaths } from '#app/desk-paths.ts';
import { DeskHeading } from '#app/features/desk/desk-heading.tsx';
import { viewLabels } from '#app/features/desk/desk-labels.ts';
import { InboxFilters } from '#app/features/desk/inbox-filters.tsx';
import { InboxTable } from '#app/features/desk/inbox-table.tsx';
import { ViewTabs } from '#app/features/desk/view-tabs.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { readInboxFilter } from '#domain/inbox.ts';
import { mayEnter } from '#domain/staff.ts';
import { servicesContext } from '#server/services.ts';
import { principalAt } from '#server/staff/guard.ts';
import { principalContext } from '#server/staff/principal-context.ts';
import type { Route } from './+types/desk-inbox.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  if (!mayEnter(context.get(principalContext), 'enquiries')) throw redirect(deskPaths.applications());
  const principal = principalAt(context, 'enquiries');
  const { desk } = context.get(servicesContext);
  const filter = readInboxFilter(new URL(request.url).searchParams);
  const [page, counts, names] = await Promise.all([
    desk.inbox(principal, filter),
    desk.counts(principal),
    desk.names(principal),
  ]);
  return { filter, page, counts, names, now: new Date().toISOString() };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const waiting = loaderData?.counts.unanswered ?? 0;
  return [
    { title: `${waiting > 0 ? `(${waiting}) ` : ''}Enquiries – Tivoli desk` },
    { name: 'robots', content: 'noindex, nofollow' },
  ];
}

/** Everything that came in, newest first, by its clock. */
export default function DeskInbox({ loaderData: { filter, page, counts, names, now } }: Route.ComponentProps) {
  return (
    <>
      <DeskHeading title="Enquiries" />
      <ViewTabs filter={filter} counts={counts} />
      <InboxFilters filter={filter} properties={names.properties} owners={names.owners} />
      {page.rows.length > 0 ? (
        <InboxTable rows={page.rows} properties={names.properties} owners={names.owners} now={now} />
      ) : (
        <p className="desk-empty">{`Nothing in “${viewLabels[filter.view]}” with these filters.`}</p>
      )}
      {page.next ? <TextLink to={deskPaths.inbox({ ...filter, before: page.next })}>Older enquiries</TextLink> : null}
    </>
  );
}
