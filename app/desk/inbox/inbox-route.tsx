import { useEffect, useRef } from 'react';
import { data, Form, redirect, type ShouldRevalidateFunctionArgs, useFetcher, useNavigate } from 'react-router';
import { ChangeNotice } from '#app/desk/enquiry/change-notice.tsx';
import { readChange, readTicked } from '#app/desk/enquiry/enquiry-change.ts';
import { DeskButton, DeskLink } from '#app/desk/frame/desk-button.tsx';
import { DeskHeading, deskMeta } from '#app/desk/frame/desk-heading.tsx';
import { DeskNotice, DeskSentence } from '#app/desk/frame/desk-notice.tsx';
import { reloadAfterConflict, useLastAnswer } from '#app/desk/frame/form-answers.ts';
import { inWords } from '#app/desk/frame/moments-in-words.ts';
import { useShortcuts } from '#app/desk/frame/use-shortcuts.ts';
import { deskContext, principalContext } from '#app/desk/staff/server/staff-only.server.ts';
import { canOpen } from '#app/desk/staff/staff-roles.ts';
import { deskPaths } from '#app/desk-paths.ts';
import { isReference, readReference } from '#app/forms/store-once.server.ts';
import { TextLink } from '#app/ui/links/text-link.tsx';
import { readPostedForm } from '#platform/http/requests/read-posted-form.ts';
import type { Route } from './+types/inbox-route.ts';
import { DeadlineFigures } from './answer-deadline.tsx';
import {
  countInWords,
  type InboxCounts,
  type InboxFilter,
  type InboxRow,
  isSortedByDeadline,
  readInboxFilter,
  viewLabels,
} from './inbox.ts';
import { InboxFilters, InboxTabs } from './inbox-filters.tsx';
import { InboxTable, tickedForm, useTaking } from './inbox-table.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const principal = context.get(principalContext);
  if (!canOpen(principal, 'enquiries'))
    throw redirect(canOpen(principal, 'content') ? deskPaths.content() : deskPaths.applications());
  const { desk } = deskContext(context, 'enquiries');
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
    now: new Date(),
  };
}

/**
 * Assigns an enquiry, judges those that are ticked, or searches. A search is posted because its words must not stand in
 * an address.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { principal, desk } = deskContext(context, 'enquiries');
  const form = await readPostedForm(request);
  const judgement = readTicked(form);
  if (judgement) {
    const { kind, ticked } = judgement;
    const left: string[] = [];
    for (const { reference, version } of ticked) {
      const result = await desk.change(principal, { reference, version, change: { kind } });
      if (result.kind !== 'done') left.push(reference);
    }
    return data({ judged: { kind, done: ticked.length - left.length, left } }, { status: left.length > 0 ? 409 : 200 });
  }
  const change = readChange(form);
  if (change && 'change' in change) {
    const reference = String(form.get('reference'));
    const result = await desk.change(principal, { reference, ...change });
    return data({ taken: { reference, result } }, { status: result.kind === 'done' ? 200 : 409 });
  }
  const words = String(form.get('words') ?? '').trim();
  const reference = readReference(words);
  const rows = await desk.search(principal, reference ?? words);
  const [first] = rows;
  if (first && reference) throw redirect(deskPaths.enquiry(first.reference), 303);
  return data({ words, rows, at: new Date() });
}

/** Loads the page anew after a conflict, so that the newer state shows, and not after a search. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  return !args.formData?.has('words') && reloadAfterConflict(args);
}

export function meta({ loaderData }: Route.MetaArgs) {
  const waiting = loaderData?.counts.unanswered ?? 0;
  return deskMeta(`${waiting > 0 ? `(${waiting}) ` : ''}Enquiries`);
}

export default function DeskInbox({ loaderData, actionData }: Route.ComponentProps) {
  const { filter, page, doubles, counts, promise, names, erased, me, now } = loaderData;
  const found = useSearchResults(actionData && 'words' in actionData ? actionData : undefined, now);
  const posted = useLastAnswer(actionData && 'taken' in actionData ? actionData.taken : undefined);
  const judged = useLastAnswer(actionData && 'judged' in actionData ? actionData.judged : undefined);
  const taken = useTaking().data?.taken ?? posted;
  const navigate = useNavigate();
  useShortcuts((key) => {
    if (key === '/') document.getElementById('search-words')?.focus();
    else if (key === 'n') void navigate(deskPaths.phone());
    else return false;
    return true;
  });
  const rows = found?.rows ?? page.rows;
  return (
    <>
      <DeskHeading title="Enquiries">
        {found ? (
          <form method="post" action={deskPaths.inboxCsv()}>
            <input type="hidden" name="words" value={found.words} />
            <DeskButton label="Export" />
          </form>
        ) : (
          <a href={deskPaths.inboxCsv({ ...filter, before: null })} className="desk-button">
            Export
          </a>
        )}
        <DeskLink to={deskPaths.phone()} look="dark" label="Add a phone enquiry" />
      </DeskHeading>
      <DeskSentence
        tone="calm"
        words={erased && `What was ticked for the person of ${erased} is erased. Backups keep it until they expire.`}
      />
      <p className="sr-only" role="status">
        {taken?.result.kind === 'done' ? `${taken.reference} is yours.` : null}
      </p>
      <ChangeNotice result={taken?.result} now={now} />
      <JudgedNotice judged={judged} />
      <DeadlineFigures counts={counts} promise={promise} />
      <HeldBack counts={counts} filter={filter} now={now} />
      <InboxTabs filter={filter} counts={counts} />
      {found ? (
        <p className="found-words" role="status">
          {`${rows.length} found for “${found.words}”`}
          <TextLink to={deskPaths.inbox({ ...filter })}>Back to all</TextLink>
        </p>
      ) : (
        <InboxFilters filter={filter} {...names} />
      )}
      {rows.length > 0 ? (
        <InboxTable {...{ rows, doubles, filter, me, now }} {...names} />
      ) : (
        <p className="desk-empty">
          {found
            ? 'Nobody was found with that name or number.'
            : `Nothing in “${viewLabels[filter.view]}” with these filters.`}
        </p>
      )}
      {filter.view === 'quarantine' && !found && rows.length > 0 ? <JudgeTicked filter={filter} /> : null}
      <p className="inbox-foot">
        {page.next && !found ? (
          <TextLink to={deskPaths.inbox({ ...filter, before: page.next })}>
            {isSortedByDeadline(filter.view) ? 'Those due later' : 'Older enquiries'}
          </TextLink>
        ) : null}
        <span>Times are India Standard Time. Keys: / to search, N for a phone enquiry.</span>
      </p>
    </>
  );
}

interface Found {
  words: string;
  rows: InboxRow[];
  at: Date;
}

/** The results of a search, which runs again whenever the page was loaded anew at `now`. */
function useSearchResults(answer: Found | undefined, now: Date): Found | undefined {
  const found = useLastAnswer(answer);
  const again = useFetcher<Found>();
  const searchedAt = useRef(now);
  const words = found?.words;
  useEffect(() => {
    if (searchedAt.current.getTime() === now.getTime()) return;
    searchedAt.current = now;
    if (words) void again.submit({ words }, { method: 'post', action: deskPaths.search() });
  }, [now, words, again]);
  const latest = again.data;
  return found && latest?.words === found.words && latest.at > found.at ? latest : found;
}

interface Judged {
  kind: 'release' | 'spam';
  done: number;
  /** The references of those that somebody else judged or changed first. */
  left: string[];
}

function JudgedNotice({ judged }: { judged: Judged | undefined }) {
  if (!judged) return null;
  const { kind, done, left } = judged;
  const words = `${done} ${kind === 'release' ? 'released; their mails go out now' : 'marked as spam'}.`;
  return (
    <DeskNotice tone={left.length > 0 ? 'alarm' : 'calm'}>
      <p role="status">{left.length > 0 ? `${words} Somebody changed ${left.join(', ')} first: look again.` : words}</p>
    </DeskNotice>
  );
}

/** The buttons for all rows of what is held back that are ticked. */
function JudgeTicked({ filter }: { filter: InboxFilter }) {
  return (
    <Form
      id={tickedForm}
      method="post"
      action={deskPaths.inboxAct({ ...filter })}
      className="change-row mt-4"
      aria-label="What is ticked"
    >
      <DeskButton name="change" value="release-ticked" look="dark" label="Release the ticked" />
      <DeskButton name="change" value="spam-ticked" label="Mark the ticked as spam" />
    </Form>
  );
}

/** What is held back is one line above what else waits, so that a flood of it hides no other enquiry. */
function HeldBack({ counts, filter, now }: { counts: InboxCounts; filter: InboxFilter; now: Date }) {
  const { quarantine: count, heldDue } = counts;
  if (!heldDue || filter.view === 'quarantine') return null;
  const left = heldDue.getTime() - now.getTime();
  const due = left < 0 ? `was due ${inWords(-left)} ago` : `is due in ${inWords(left)}`;
  return (
    <DeskNotice tone={left < 0 ? 'alarm' : 'calm'}>
      <p>{`${countInWords(count)} held back until somebody has looked; the first ${due}.`}</p>
      <TextLink to={deskPaths.inbox({ view: 'quarantine' })}>Look through them</TextLink>
    </DeskNotice>
  );
}
