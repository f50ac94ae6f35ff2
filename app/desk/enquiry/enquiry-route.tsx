import { data, Link, redirect } from 'react-router';
import { DiaryNotice } from '#app/desk/diary/diary-notice.tsx';
import { EventPart } from '#app/desk/diary/event-part.tsx';
import { movesEnquiry, readMove } from '#app/desk/diary/read-plan.ts';
import { ContactBar } from '#app/desk/enquiry/contact-bar.tsx';
import { DeskHeading, deskMeta } from '#app/desk/frame/desk-heading.tsx';
import { DeskNotice } from '#app/desk/frame/desk-notice.tsx';
import { FactList } from '#app/desk/frame/fact-list.tsx';
import { reloadAfterConflict, useLastAnswer } from '#app/desk/frame/form-answers.ts';
import { daysAway, momentInWords } from '#app/desk/frame/moments-in-words.ts';
import { PreferredLanguage } from '#app/desk/frame/preferred-language.tsx';
import { StateLine } from '#app/desk/frame/state-line.tsx';
import { StatusMark } from '#app/desk/frame/status-mark.tsx';
import { AnswerDeadline } from '#app/desk/inbox/answer-deadline.tsx';
import {
  cameByOf,
  dayOf,
  doubleInWords,
  functionLines,
  isHeld,
  isLeft,
  statusLabelOf,
  subjectOf,
} from '#app/desk/inbox/inbox.ts';
import { deskContext } from '#app/desk/staff/server/staff-only.server.ts';
import { canOpen } from '#app/desk/staff/staff-roles.ts';
import { deskPaths } from '#app/desk-paths.ts';
import type { BudgetRange } from '#app/enquiries/enquiry.ts';
import { formatWeekday, todayInIndia } from '#app/language/dates.ts';
import { formatPhone } from '#app/language/format-phone.ts';
import { paths } from '#app/paths.ts';
import { estimateInWords } from '#app/prices/estimate-words.ts';
import { servicesContext } from '#app/services.server.ts';
import { TextLink } from '#app/ui/links/text-link.tsx';
import { budgetOptions, labelOf } from '#content/option-lists.ts';
import { readPostedForm } from '#platform/http/requests/read-posted-form.ts';
import type { Route } from './+types/enquiry-route.ts';
import { HeldReasons } from './change-buttons.tsx';
import { ChangeNotice } from './change-notice.tsx';
import { EnquiryActions } from './enquiry-actions.tsx';
import { type EnquiryDetail, noSuchEnquiry, readChange } from './enquiry-change.ts';
import { NoteForm, readNote } from './note-form.tsx';
import { PersonForm } from './person-form.tsx';
import { preparedReplies, preparedWords } from './prepared-replies.ts';
import { Timeline } from './timeline.tsx';

const noAnswer = { step: undefined, move: undefined, moved: undefined, result: undefined, longNote: undefined };

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { principal, desk, diary } = deskContext(context, 'enquiries');
  const enquiry = await desk.enquiry(principal, params.reference);
  const names = await desk.names(principal, { also: [enquiry?.property] });
  if (!enquiry) throw noSuchEnquiry();
  const functions = await diary.ofLead(principal, params.reference);
  const properties = await Promise.all(
    [...new Set(functions.map(({ property }) => property))].map((property) => diary.properties(principal, property)),
  );
  const spaces = Object.fromEntries(
    properties.flat().flatMap((property) => property.spaces.map(({ id, name }) => [id, `${name}, ${property.name}`])),
  );
  const { id, name } = principal;
  const { familyLinks, origin } = context.get(servicesContext);
  const subject = { of: enquiry.subjectTable, id: enquiry.subject };
  const page = isHeld(enquiry) ? undefined : origin + paths.family(await familyLinks.tokenFor(subject));
  const mayForget = canOpen(principal, 'staff');
  const asked = new URL(request.url).searchParams.get('person');
  const records = mayForget && asked ? await desk.personRecords(principal, params.reference) : null;
  const problem = asked === 'wrong' || asked === 'none' ? asked : null;
  const person = { records, problem } as const;
  return { enquiry, functions, spaces, names, me: { id, name }, mayForget, person, page, now: new Date() };
}

export async function action({ request, params: { reference }, context }: Route.ActionArgs) {
  const { principal, desk, diary } = deskContext(context, 'enquiries');
  const form = await readPostedForm(request);
  const note = readNote(form);
  if ('problem' in note) return data({ ...noAnswer, longNote: note }, { status: 422 });
  if (note.value) {
    if (!(await desk.note(principal, reference, note.value))) throw noSuchEnquiry();
    throw redirect(deskPaths.enquiry(reference), 303);
  }
  const typed = form.get('days');
  if (typed !== null) {
    const days = readMove(String(typed));
    const move = { typed: String(typed), problem: undefined, movesEnquiry: movesEnquiry(form) };
    if ('problem' in days) return data({ ...noAnswer, move: { ...move, ...days } }, { status: 422 });
    const request = { lead: reference, days: days.value, movesEnquiry: move.movesEnquiry };
    const moved = await diary.moveEvent(principal, request);
    if (moved.kind === 'done') throw redirect(deskPaths.enquiry(reference), 303);
    return data({ ...noAnswer, move, moved }, { status: 409 });
  }
  const change = readChange(form);
  if (!change) throw new Response('That is no change of an enquiry.', { status: 400 });
  if ('problem' in change) return data({ ...noAnswer, step: change }, { status: 422 });
  const result = await desk.change(principal, { reference, ...change });
  if (result.kind === 'gone') throw noSuchEnquiry();
  if (result.kind === 'done') throw redirect(deskPaths.enquiry(reference), 303);
  return data({ ...noAnswer, result }, { status: 409 });
}

export const shouldRevalidate = reloadAfterConflict;

export const meta: Route.MetaFunction = ({ params }) => deskMeta(params.reference);

export default function DeskEnquiry({ loaderData, actionData }: Route.ComponentProps) {
  const { enquiry, functions, spaces, names, me, mayForget, person, page, now } = loaderData;
  const answer = useLastAnswer(actionData);
  const property = enquiry.property ? (names.properties[enquiry.property]?.name ?? enquiry.property) : undefined;
  const written = enquiry.words || enquiry.notes;
  const replies = preparedReplies(enquiry, (language) =>
    preparedWords(enquiry, { property, author: me.name, page }, language),
  );
  return (
    <>
      <TextLink to={deskPaths.inbox()}>All enquiries</TextLink>
      <DeskHeading title={enquiry.name}>
        <ContactBar {...replies} />
      </DeskHeading>
      <p className="mb-5 text-[1.125rem]">{summaryOf(enquiry, property)}</p>
      <ChangeNotice result={answer?.result} now={now} />
      <DiaryNotice result={answer?.moved} owners={names.owners} now={now} />
      <div className="enquiry-state">
        <p className="text-[1.125rem] font-semibold">{enquiry.reference}</p>
        {isHeld(enquiry) ? null : <AnswerDeadline row={enquiry} now={now} />}
        <StateLine version={enquiry.version}>
          <StatusMark {...enquiry} label={statusLabelOf(enquiry)} />
          <p>
            {enquiry.owner ? `With ${names.owners[enquiry.owner] ?? 'somebody who has left'}` : 'Nobody has it yet'}
          </p>
          {isLeft(enquiry, names.present) ? <p className="text-alarm font-medium">Owner has left</p> : null}
        </StateLine>
        <PreferredLanguage of={enquiry} />
      </div>
      <HeldReasons {...enquiry} />
      {written ? <blockquote className="guest-words">{written}</blockquote> : null}
      {enquiry.mergedInto ? (
        <DeskNotice tone="calm">
          <p>
            This enquiry goes on as{' '}
            <Link to={deskPaths.enquiry(enquiry.mergedInto)} className="link">
              {enquiry.mergedInto}
            </Link>
            .
          </p>
        </DeskNotice>
      ) : null}
      {enquiry.doubles.length > 0 ? (
        <DeskNotice tone="calm" icon="search">
          {enquiry.doubles.map((double) => (
            <p key={double.reference}>
              {`Perhaps one with ${double.reference}, ${double.name}: ${doubleInWords(double)}.`}
            </p>
          ))}
          <TextLink to={deskPaths.mergeEnquiry(enquiry.reference)}>Look, and merge what is one family’s</TextLink>
        </DeskNotice>
      ) : null}
      <div className="enquiry-columns grid grid-cols-[minmax(0,7fr)_minmax(0,5fr)] gap-y-10 gap-x-[clamp(2rem,4vw,4.5rem)] max-lg:grid-cols-1">
        <div>
          <EnquiryActions
            enquiry={enquiry}
            owners={names.owners}
            canOwn={enquiry.canOwn}
            me={me.id}
            today={todayInIndia(now)}
            heldUntil={functions.flatMap(({ state, expires }) =>
              state === 'option' && expires ? [todayInIndia(expires)] : [],
            )}
            wrong={answer?.step}
            isDefinite={functions.some(({ state }) => state === 'definite')}
          />
          <EventPart
            enquiry={enquiry}
            functions={functions}
            spaces={spaces}
            owners={names.owners}
            move={answer?.move}
          />
          <EnquiryFacts enquiry={enquiry} property={property ?? 'Any venue'} now={now} />
          {mayForget ? <PersonForm of="enquiries" reference={enquiry.reference} {...person} now={now} /> : null}
        </div>
        <section aria-labelledby="timeline">
          <h2 id="timeline">History</h2>
          <NoteForm refused={answer?.longNote} />
          <Timeline entries={enquiry.timeline} owners={names.owners} now={now} />
        </section>
      </div>
    </>
  );
}

/** What a colleague has to know before they call: what for, when, how many, where and for how much. */
function summaryOf(enquiry: EnquiryDetail, property = 'Any venue'): string {
  const { guests, budget, space } = enquiry;
  const parts = [
    subjectOf(enquiry),
    dayOf(enquiry, formatWeekday),
    guests && `${guests.toLocaleString('en-IN')} guests`,
    [space, property].filter(Boolean).join(', '),
    budget ? labelOf(budgetOptions, budget as BudgetRange) : estimateInWords(enquiry.estimate),
  ];
  return parts.filter(Boolean).join(' · ');
}

function EnquiryFacts({ enquiry, property, now }: { enquiry: EnquiryDetail; property: string; now: Date }) {
  const { checkoutDate, guests, budget, needsRooms, campaign } = enquiry;
  const day = (eventDate: string | null, words: string | null) => eventDate && `${words} (${daysAway(eventDate, now)})`;
  const party = [enquiry.adults && `${enquiry.adults} adults`, enquiry.children && `${enquiry.children} children`];
  return (
    <FactList
      facts={[
        ['What for', subjectOf(enquiry)],
        ['Where', property],
        ['Hall or lawn', enquiry.space],
        [checkoutDate ? 'Arrival' : 'Event date', day(enquiry.eventDate, dayOf(enquiry, formatWeekday))],
        ['Departure', checkoutDate && day(checkoutDate, formatWeekday(checkoutDate))],
        ['Rooms', enquiry.rooms ? `${enquiry.rooms} × ${enquiry.roomType ?? 'Any'}` : null],
        ['Guests', guests && [guests.toLocaleString('en-IN'), ...party].filter(Boolean).join(', ')],
        ...functionLines(enquiry),
        ['Estimate', estimateInWords(enquiry.estimate)],
        ['Budget', budget && labelOf(budgetOptions, budget as BudgetRange)],
        ['Needs rooms', needsRooms === null ? null : needsRooms ? 'Yes' : 'No'],
        ['Telephone', enquiry.phone && formatPhone(enquiry.phone)],
        ['E-mail', enquiry.email],
        ['Came by', cameByOf(enquiry)],
        ...Object.entries(campaign),
        ['Consent', enquiry.consentAt && `given ${momentInWords(enquiry.consentAt, now)}`],
      ]}
    />
  );
}
