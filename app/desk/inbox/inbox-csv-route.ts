import type { InboxSelection } from '#app/desk/inbox/server/inbox-csv.server.ts';
import { principalAt, requireConfirmed } from '#app/desk/staff/server/staff-only.server.ts';
import { deskPaths } from '#app/desk-paths.ts';
import { todayInIndia } from '#app/language/dates.ts';
import { servicesContext } from '#app/services.server.ts';
import type { Route } from './+types/inbox-csv-route.ts';
import { readInboxFilter } from './inbox.ts';

/** A view of the inbox as a file for a spreadsheet, sent while it is read. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const filter = readInboxFilter(new URL(request.url).searchParams);
  return fileOf({ request, context }, { filter: { ...filter, before: null } }, filter.view);
}

/** What a search found. Its words are posted here as well: they stand in no address. */
export async function action({ request, context }: Route.ActionArgs) {
  const words = String((await request.formData()).get('words') ?? '').trim();
  return fileOf({ request, context }, { words }, 'search');
}

async function fileOf(
  args: Pick<Route.LoaderArgs, 'request' | 'context'>,
  of: InboxSelection,
  name: string,
): Promise<Response> {
  const { context } = args;
  const principal = principalAt(context, 'enquiries');
  requireConfirmed(args, deskPaths.confirm);
  const rows = await context.get(servicesContext).inboxCsv(principal, of);
  return new Response(rows, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="enquiries-${name}-${todayInIndia()}.csv"`,
    },
  });
}
