import { Link } from 'react-router';
import { viewLabels } from '#app/desk/frame/desk-labels.ts';
import { deskPaths } from '#app/desk-paths.ts';
import { countedMost, type InboxCounts, type InboxFilter, inboxViews } from './inbox.ts';

/** The views of the inbox, each with its count. */
export function ViewTabs({ filter, counts }: { filter: InboxFilter; counts: InboxCounts }) {
  return (
    <nav className="view-tabs" aria-label="Views">
      {inboxViews.map((view) => (
        <Link
          key={view}
          to={deskPaths.inbox({ ...filter, view, before: null })}
          aria-current={view === filter.view ? 'page' : undefined}
          data-alarm={view === 'overdue' && counts.overdue > 0 ? '' : undefined}
        >
          {viewLabels[view]}
          {view === 'all' ? null : <span>{countInWords(counts[view])}</span>}
        </Link>
      ))}
    </nav>
  );
}

/** "12", or "999+". */
export function countInWords(count: number): string {
  return count >= countedMost ? `${countedMost - 1}+` : String(count);
}
