import { Link } from 'react-router';
import { deskPaths } from '#app/desk-paths.ts';
import { formatDay, todayInIndia } from '#app/language/dates.ts';
import { ActButton, noticeLook } from './content-notice.tsx';
import type { KeptDraft } from './server/content-drafts.server.ts';

/** The drafts of a list's rows, which the site does not show yet. */
export function DraftList({ drafts }: { drafts: KeptDraft[] }) {
  if (drafts.length === 0) return null;
  return (
    <section aria-label="Drafts" className="my-4">
      <h2 className="font-semibold">Drafts</h2>
      <ul>
        {drafts.map((draft) => (
          <li key={draft.id} className="flex flex-wrap items-center gap-x-4 border-b border-rule">
            <Link to={addressOf(draft)} className="inline-flex items-center min-h-11 underline">
              {draft.label}
            </Link>
            <DraftWords draft={draft} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Says above the form of a row that it has a draft, or that the form shows it. */
export function DraftNotice({ draft, isOpen }: { draft: KeptDraft; isOpen: boolean }) {
  const { kind, id, rowId, hotelId } = draft;
  const back = rowId ? deskPaths.contentRow(kind, rowId) : deskPaths.content(kind, { hotel: hotelId });
  return (
    <div className={noticeLook} role="status" data-problem={draft.refused ? '' : undefined}>
      <p>
        {isOpen ? 'This is the draft, and the site does not show it: “Preview” does, “Save” publishes it. ' : null}
        <DraftWords draft={draft} />
      </p>
      {isOpen ? null : (
        <Link to={addressOf(draft)} className="content-link">
          Open the draft
        </Link>
      )}
      <ActButton values={{ intent: 'drop-draft', id }} back={back}>
        Throw the draft away
      </ActButton>
    </div>
  );
}

function DraftWords({ draft: { author, at, publishOn, refused } }: { draft: KeptDraft }) {
  const words = `A draft of ${author}, ${formatDay(todayInIndia(at))}${publishOn ? `: shown from ${formatDay(publishOn)}` : ''}.`;
  return refused ? (
    <span className="text-alarm font-medium">{`${words} It was not published: ${refused}`}</span>
  ) : (
    words
  );
}

function addressOf({ kind, id, rowId, hotelId }: KeptDraft): string {
  return deskPaths.contentRow(kind, rowId ?? 'new', { ...(rowId ? {} : { hotel: hotelId }), draft: id });
}
