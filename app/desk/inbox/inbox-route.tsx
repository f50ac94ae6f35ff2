import { useEffect, useRef } from 'react';
import { data, Link, redirect, type ShouldRevalidateFunctionArgs, useFetcher } from 'react-router';
import { readChange } from '#app/desk/enquiry/read-change.ts';
import { DeskHeading } from '#app/desk/frame/desk-heading.tsx';
import { viewLabels } from '#app/desk/frame/desk-labels.ts';
import { deskMeta } from '#app/desk/frame/desk-meta.ts';
import { DeskNotice } from '#app/desk/frame/desk-notice.tsx';
import { reloadAfterConflict } from '#app/desk/frame/reload-after-conflict.ts';
import { useLastAnswer } from '#app/desk/frame/use-last-answer.ts';
import { PromiseStrip } from '#app/desk/inbox/deadline-strip.tsx';
import { principalContext } from '#app/desk/staff/server/principal-context.server.ts';
import { principalAt } from '#app/desk/staff/server/staff-only.server.ts';
import { canOpen } from '#app/desk/staff/staff-roles.ts';
import { deskPaths } from '#app/desk-paths.ts';
import { isReference } from '#app/forms/sent/reference.ts';
import { servicesContext } from '#app/services.server.ts';
import { TextLink } from '#app/ui/links/text-link.tsx';
import { readPostedForm } from '#platform/http/requests/read-posted-form.ts';
import type { Route } from './+types/inbox-route.ts';
import { inWords } from './answer-deadline.ts';
import { type InboxCounts, type InboxFilter, type InboxRow, isSortedByDeadline, readInboxFilter } from './inbox.ts';
import { InboxFilters } from './inbox-filters.tsx';
import { InboxTable } from './inbox-table.tsx';
import { SearchBox } from './search-box.tsx';
import { useTaking } from './take-button.tsx';
import { TakenNotice } from './taken-notice.tsx';
import { useInboxKeys } from './use-inbox-keys.ts';
import { countInWords, ViewTabs } from './view-tabs.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  if (!canOpen(context.get(principalContext), 'enquiries')) throw redirect(deskPaths.applications());
  const principal = principalAt(context, 'enquiries');
  const { desk } = context.get(servicesContext);
  const query = new URL(request.url).searchParams;
  const filter = readInboxFilter(query);
  const inbox = await desk.inbox(principal, filter);
  const shown = inbox.page.rows.map(({ property }) => property);
  const names = await desk.names(principal, { also: [...shown, filter.property] });
  const erased = query.get('erased');
  return {
    filter,
    ...inbox,
    names,
    erased: erased && isReference(erased) ? erased : null,
    me: principal.id,
    now: new Date().toISOString(),
  };
}

/** Assigns an enquiry, or searches. A search is posted because its words must not stand in an address. */
export async function action({ request, context }: Route.ActionArgs) {
  const principal = principalAt(context, 'enquiries');
  const { desk } = context.get(servicesContext);
  const form = await readPostedForm(request);
  const change = readChange(form);
  if (change) {
    const reference = String(form.get('reference'));
    const result = await desk.change(principal, { reference, ...change });
    return data({ taken: { reference, result } }, { status: result.kind === 'done' ? 200 : 409 });
  }
  const words = String(form.get('words') ?? '').trim();
  const rows = await desk.search(principal, words);
  const [first] = rows;
  if (first && isReference(words.toUpperCase())) throw redirect(deskPaths.enquiry(first.reference), 303);
  return data({ words, rows, at: new Date().toISOString() });
}

/** Loads the page anew after a conflict, so that the newer state shows, and not after a search. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  return !args.formData?.has('words') && reloadAfterConflict(args);
}

export function meta({ loaderData }: Route.MetaArgs) {
  const waiting = loaderData?.counts.unanswered ?? 0;
  return deskMeta(`${waiting > 0 ? `(${waiting}) ` : ''}Enquiries`);
}

/** The inbox: all enquiries with their deadlines. */
export default function DeskInbox({ loaderData, actionData }: Route.ComponentProps) {
  const { filter, page, counts, promise, names, erased, me, now } = loaderData;
  const found = useSearchResults(actionData && 'words' in actionData ? actionData : undefined, now);
  const posted = useLastAnswer(actionData && 'taken' in actionData ? actionData.taken : undefined);
  const taken = useTaking().data?.taken ?? posted;
  useInboxKeys();
  const rows = found?.rows ?? page.rows;
  return (
    <>
      <DeskHeading title="Enquiries">
        <SearchBox words={found?.words ?? ''} />
        {found ? (
          <form method="post" action={deskPaths.inboxCsv()}>
            <input type="hidden" name="words" value={found.words} />
            <button type="submit" className="desk-button">
              Export
            </button>
          </form>
        ) : (
          <a href={deskPaths.inboxCsv({ ...filter, before: null })} className="desk-button">
            Export
          </a>
        )}
        <Link to={deskPaths.phone()} className="desk-button desk-button-dark">
          Add a phone enquiry
        </Link>
      </DeskHeading>
      {erased ? (
        <DeskNotice tone="calm">
          <p>{`What was ticked for the person of ${erased} is erased. Backups keep it until they expire.`}</p>
        </DeskNotice>
      ) : null}
      <TakenNotice taken={taken} now={now} />
      <PromiseStrip counts={counts} promise={promise} />
      <HeldBack counts={counts} filter={filter} now={now} />
      <ViewTabs filter={filter} counts={counts} />
      {found ? (
        <p className="found-words" role="status">
          {`${rows.length} found for “${found.words}”`}
          <TextLink to={deskPaths.inbox({ ...filter })}>Back to all</TextLink>
        </p>
      ) : (
        <InboxFilters filter={filter} {...names} />
      )}
      {rows.length > 0 ? (
        <InboxTable rows={rows} properties={names.properties} owners={names.owners} filter={filter} me={me} now={now} />
      ) : (
        <p className="desk-empty">
          {found
            ? 'Nobody was found with that name or number.'
            : `Nothing in “${viewLabels[filter.view]}” with these filters.`}
        </p>
      )}
      <p className="inbox-foot">
        {page.next && !found ? (
          <TextLink to={deskPaths.inbox({ ...filter, before: page.next })}>
            {isSortedByDeadline(filter.view) ? 'Those due later' : 'Older enquiries'}
          </TextLink>
        ) : null}
        <span>Times are India Standard Time. Keys: J and K through the rows, / to search, N for a phone enquiry.</span>
      </p>
    </>
  );
}

/**
 * However many the spam filter held back, they are one line above what else waits: they have the same 24 hours, and a flood
 * of them hides no other enquiry.
 */
function HeldBack({ counts, filter, now }: { counts: InboxCounts; filter: InboxFilter; now: string }) {
  const { quarantine: count, heldDue } = counts;
  if (!heldDue || filter.view === 'quarantine') return null;
  const left = Date.parse(heldDue) - Date.parse(now);
  const due = left < 0 ? `was due ${inWords(-left)} ago` : `is due in ${inWords(left)}`;
  return (
    <DeskNotice tone={left < 0 ? 'alarm' : 'calm'}>
      <p>{`${countInWords(count)} held back until somebody has looked; the first ${due}.`}</p>
      <TextLink to={deskPaths.inbox({ view: 'quarantine' })}>Look through them</TextLink>
    </DeskNotice>
  );
}

interface Found {
  words: string;
  rows: InboxRow[];
  /** The moment of the search, in ISO 8601. */
  at: string;
}

/** The results of a search, which runs again whenever the page was loaded anew at `now`. */
function useSearchResults(answer: Found | undefined, now: string): Found | undefined {
  const found = useLastAnswer(answer);
  const again = useFetcher<Found>();
  const searchedAt = useRef(now);
  const words = found?.words;
  useEffect(() => {
    if (searchedAt.current === now) return;
    searchedAt.current = now;
    if (words) void again.submit({ words }, { method: 'post', action: deskPaths.search() });
  }, [now, words, again]);
  const latest = again.data;
  return found && latest?.words === found.words && latest.at > found.at ? latest : found;
}
