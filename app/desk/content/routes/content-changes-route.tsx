import { ActButton, ContentNotice, readNotice } from '#app/desk/content/content-notice.tsx';
import { ContentTabs } from '#app/desk/content/content-tabs.tsx';
import { contentPlans, kindOfTable } from '#app/desk/content/fields/content-kinds.ts';
import type { ListedChange } from '#app/desk/content/server/list-content.server.ts';
import { DeskHeading, deskMeta } from '#app/desk/frame/desk-heading.tsx';
import { InboxHead } from '#app/desk/inbox/inbox-head.tsx';
import { deskContext } from '#app/desk/staff/server/staff-only.server.ts';
import { deskPaths } from '#app/desk-paths.ts';
import { formatMoment } from '#app/language/dates.ts';
import { lookUp } from '#platform/look-up.ts';
import type { Route } from './+types/content-changes-route.ts';

export const meta: Route.MetaFunction = () => deskMeta('Changes');

export async function loader({ request, context }: Route.LoaderArgs) {
  const { editing, principal } = deskContext(context, 'content');
  const changes = await editing.changes(principal);
  return { notice: readNotice(new URL(request.url).searchParams), changes };
}

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

/** "press article" → "Press article"; a kind that is no longer edited is named by its table. */
function kindWords(table: string): string {
  const kind = kindOfTable(table);
  const words = kind ? contentPlans[kind].one : table;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const actions = { created: 'Added', changed: 'Changed', removed: 'Removed' };

function ChangesTable({ changes, back }: { changes: ListedChange[]; back: string }) {
  return (
    <table className="content-table w-full mt-6 border-collapse text-left">
      <InboxHead caption="Changes" columns={['What', 'How', 'By whom, when', 'Undo']} />
      <tbody>
        {changes.map((change) => (
          <tr key={change.id} data-hidden={change.isUndone ? '' : undefined}>
            <th scope="row">
              <strong className="font-semibold">{change.label}</strong>
              <small>{kindWords(change.entity)}</small>
            </th>
            <td>
              {actions[change.action]}
              {change.columns.map((column) => (
                <small key={column.column}>{columnWords(change.entity, column)}</small>
              ))}
            </td>
            <td>
              {change.author}
              <small>{formatMoment(change.changedAt)}</small>
            </td>
            <td>
              {change.isUndone ? (
                'Undone'
              ) : (
                <ActButton
                  values={{ intent: 'undo', change: change.id }}
                  back={back}
                  label={`Undo the change of ${change.label}`}
                >
                  Undo
                </ActButton>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const words: Record<string, string> = {
  sort_order: 'Place',
  display_order: 'Place',
  quick_stats: 'Figures',
  page_plan: 'Words of the page',
  featured_image_id: 'Picture on cards',
  media_id: 'Picture',
  is_sample: 'Sample',
  sample_fields: 'Fields that are a sample',
  hindi: 'Hindi',
};

/** "Place: 3 → 1". Lists and texts of many parts are named only. */
function columnWords(table: string, { column, before, after }: ListedChange['columns'][number]): string {
  const kind = kindOfTable(table);
  const field = kind && contentPlans[kind].fields.find(({ name }) => name === column);
  const label = lookUp(words, column) ?? field?.label ?? column.replaceAll('_', ' ');
  return before === null && after === null ? label : `${label}: ${valueWords(before)} → ${valueWords(after)}`;
}

const mostLetters = 150;

function valueWords(value: string | null): string {
  if (value === null || value === '') return 'none';
  if (value === 'true' || value === 'false') return value === 'true' ? 'yes' : 'no';
  return value.length > mostLetters ? `${value.slice(0, mostLetters)}…` : value;
}
