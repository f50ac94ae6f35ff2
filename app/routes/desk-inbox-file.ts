import { todayInIndia } from '#domain/dates.ts';
import { readInboxFilter } from '#domain/inbox.ts';
import { servicesContext } from '#server/services.ts';
import { principalAt } from '#server/staff/guard.ts';
import type { Route } from './+types/desk-inbox-file.ts';

/** A view of the inbox as a file for a spreadsheet, sent while it is read. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const principal = principalAt(context, 'enquiries');
  const filter = readInboxFilter(new URL(request.url).searchParams);
  const rows = await context.get(servicesContext).inboxFile(principal, { ...filter, before: null });
  return new Response(rows, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="enquiries-${filter.view}-${todayInIndia()}.csv"`,
    },
  });
}
