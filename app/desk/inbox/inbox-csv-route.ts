import { csvHeaders } from '#app/desk/frame/csv.server.ts';
import type { InboxSelection } from '#app/desk/inbox/server/inbox-csv.server.ts';
import { deskContext, requireConfirmed } from '#app/desk/staff/server/staff-only.server.ts';
import { deskPaths } from '#app/desk-paths.ts';
import { todayInIndia } from '#app/language/dates.ts';
import { readPostedForm } from '#platform/http/requests/read-posted-form.ts';
import type { Route } from './+types/inbox-csv-route.ts';
import { readInboxFilter } from './inbox.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const filter = readInboxFilter(new URL(request.url).searchParams);
  return fileOf({ request, context }, { filter: { ...filter, before: null } }, filter.view);
}

/** Sends the results of a search as CSV. The words are posted, so that no name or number stands in an address. */
export async function action({ request, context }: Route.ActionArgs) {
  const words = String((await readPostedForm(request)).get('words') ?? '').trim();
  return fileOf({ request, context }, { words }, 'search');
}

async function fileOf(
  args: Pick<Route.LoaderArgs, 'request' | 'context'>,
  of: InboxSelection,
  name: string,
): Promise<Response> {
  const { context } = args;
  const { principal, inboxCsv } = deskContext(context, 'enquiries');
  requireConfirmed(args, deskPaths.confirm);
  const rows = await inboxCsv(principal, of);
  return new Response(rows, { headers: csvHeaders(`enquiries-${name}-${todayInIndia()}`) });
}
