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
              <small>{change.columns.map(columnWords).join(', ')}</small>
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
  is_active: 'shown or hidden',
  is_featured: 'home page',
  sort_order: 'order',
  display_order: 'order',
  quick_stats: 'figures',
  page_plan: 'words of the page',
  alt_text: 'what it shows',
  featured_image_id: 'picture on cards',
  image_id: 'picture',
  is_sample: 'no longer a sample',
  sample_fields: 'no longer a sample',
};

/** "valid_until" → "valid until". */
function columnWords(column: string): string {
  return lookUp(words, column) ?? column.replace(/_id$/, '').replaceAll('_', ' ');
}
