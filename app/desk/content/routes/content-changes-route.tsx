import { ActButton, ContentNotice, readNotice } from '#app/desk/content/content-notice.tsx';
import { ContentTabs } from '#app/desk/content/content-tabs.tsx';
import { DeskHeading, deskMeta } from '#app/desk/frame/desk-heading.tsx';
import { principalAt } from '#app/desk/staff/server/staff-only.server.ts';
import { deskPaths } from '#app/desk-paths.ts';
import { formatMoment } from '#app/language/dates.ts';
import { servicesContext } from '#app/services.server.ts';
import { lookUp } from '#platform/look-up.ts';
import type { Route } from './+types/content-changes-route.ts';

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

interface ShownChange {
  id: string;
  /** ISO 8601. */
  changedAt: string;
  author: string;
  entity: string;
  label: string;
  action: 'created' | 'changed' | 'removed';
  columns: string[];
  isUndone: boolean;
}

const kinds: Record<string, string> = {
  hotels: 'Hotel',
  brands: 'Brand',
  locations: 'Location',
  rooms: 'Room',
  hotel_spaces: 'Space',
  dining: 'Dining venue',
  hotel_experiences: 'Experience',
  offers: 'Offer',
  announcements: 'Announcement',
  press_articles: 'Press article',
  awards: 'Award',
  social_posts: 'Post',
  group_texts: 'Text',
  media: 'Picture',
  hotel_media: 'Picture in a gallery',
};
const deeds = { created: 'Added', changed: 'Changed', removed: 'Removed' };

/** The table of changes, newest first, each with a button to undo it. */
function ChangesTable({ changes, back }: { changes: ShownChange[]; back: string }) {
  return (
    <table className="content-table w-full mt-6 border-collapse text-left">
      <caption className="sr-only">Changes</caption>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">How</th>
          <th scope="col">By whom, when</th>
          <th scope="col">Undo</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={change.id} data-hidden={change.isUndone ? '' : undefined}>
            <th scope="row">
              <strong className="font-semibold">{change.label}</strong>
              <small>{lookUp(kinds, change.entity) ?? change.entity}</small>
            </th>
            <td>
              {deeds[change.action]}
              <small>{change.columns.map(columnWords).join(', ')}</small>
            </td>
            <td>
              {change.author}
              <small>{formatMoment(new Date(change.changedAt))}</small>
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
