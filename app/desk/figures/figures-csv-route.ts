import { csvHeaders } from '#app/desk/frame/csv.server.ts';
import { deskContext } from '#app/desk/staff/server/staff-only.server.ts';
import { lookUp } from '#platform/look-up.ts';
import type { Route } from './+types/figures-csv-route.ts';
import { type FigureSheet, readFigures, sheetCsv } from './server/figure-sheets.server.ts';

/** Sends one table of the figures as CSV. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { sheets, typed } = await readFigures(deskContext(context, 'figures'), request);
  const table = new URL(request.url).searchParams.get('table') ?? '';
  const sheet = sheets && lookUp<FigureSheet | undefined>(sheets, table);
  if (!sheet) throw new Response('The figures have no such table.', { status: 404 });
  return new Response(sheetCsv(sheet), { headers: csvHeaders(`${table}-${typed.from}-${typed.until}`) });
}
