import type { FormEvent } from 'react';
import { Link, useFetcher } from 'react-router';
import { ContactLink } from '#app/desk/enquiry/contact-bar.tsx';
import type { ChangeResult } from '#app/desk/enquiry/enquiry-change.ts';
import { stepInWords } from '#app/desk/enquiry/next-step.ts';
import { contactAddresses, preparedGreeting } from '#app/desk/enquiry/prepared-replies.ts';
import { daysAway } from '#app/desk/frame/moments-in-words.ts';
import { StatusMark } from '#app/desk/frame/status-mark.tsx';
import { LeadStanding, nextStepOf } from '#app/desk/inbox/answer-deadline.tsx';
import type { DeskNames } from '#app/desk/inbox/server/desk-names.server.ts';
import { deskPaths } from '#app/desk-paths.ts';
import type { BudgetRange } from '#app/enquiries/enquiry.ts';
import { formatShortDay } from '#app/language/dates.ts';
import { formatPhone } from '#app/language/format-phone.ts';
import { preferredLanguage } from '#app/language/preferred-language.ts';
import { budgetOptions, labelOf } from '#content/option-lists.ts';
import {
  cameByOf,
  dayOf,
  doubleInWords,
  type InboxFilter,
  type InboxRow,
  isLeft,
  type PossibleDouble,
  statusLabelOf,
  subjectOf,
} from './inbox.ts';
import { InboxHead } from './inbox-head.tsx';

interface InboxTableProps extends Pick<DeskNames, 'properties' | 'owners' | 'present'> {
  rows: InboxRow[];
  /** Which others may be the same family's, by id. */
  doubles: Record<string, PossibleDouble[]>;
  filter: InboxFilter;
  me: string;
  now: Date;
}

/** The id of the form in which the ticked rows are judged; the boxes stand in the table. */
export const tickedForm = 'ticked';

const columns = ['Due', 'Reference', 'Event', 'Venue', 'Event date', 'Guest', 'Status', 'Owner', 'Reach'];

export function InboxTable({ rows, doubles, properties, owners, present, filter, me, now }: InboxTableProps) {
  return (
    <table className="inbox w-full border-collapse text-left">
      <InboxHead caption="Enquiries" columns={columns} />
      <tbody>
        {rows.map((row) => (
          <tr className="inbox-row" key={row.id} data-overdue={isOverdue(row, now) ? '' : undefined}>
            <td>
              <LeadStanding row={row} now={now} />
            </td>
            <td>
              <Link to={deskPaths.enquiry(row.reference)} className="inbox-link">
                {row.reference}
              </Link>
              <small>{cameByOf(row)}</small>
              {filter.view === 'quarantine' && row.quarantine === 'held' ? (
                <label className="relative flex items-center gap-2 min-h-11">
                  <input type="checkbox" form={tickedForm} name="ticked" value={`${row.reference}_${row.version}`} />
                  Tick<span className="sr-only">{` ${row.reference}`}</span>
                </label>
              ) : null}
            </td>
            <td>
              <span>{subjectOf(row)}</span>
              <small>{partyOf(row)}</small>
            </td>
            <td>
              <span>{row.property ? (properties[row.property]?.name ?? row.property) : 'Any venue'}</span>
              <small>{row.property ? properties[row.property]?.place : ''}</small>
            </td>
            <td className="inbox-date">
              {row.eventDate ? (
                <>
                  <span>{dayOf(row, formatShortDay)}</span>
                  <small>{daysAway(row.eventDate, now)}</small>
                </>
              ) : null}
            </td>
            <td className="inbox-guest">
              <span>{row.name}</span>
              <small>
                {row.phone ? formatPhone(row.phone) : row.email} <RowLanguage row={row} />
              </small>
              <DoubleLink of={row} double={doubles[row.id]?.[0]} />
            </td>
            <td>
              <StatusMark status={row.status} label={statusLabelOf(row)} quarantine={row.quarantine} />
              {row.quarantine === 'held' ? <small>{row.reasons.join(', ')}</small> : null}
              {row.step && !row.answeredAt ? <small>{stepInWords({ ...row.step, words: null })}</small> : null}
            </td>
            <td>
              {row.owner ? (owners[row.owner] ?? 'Somebody else') : <TakeButton row={row} filter={filter} me={me} />}
              {isLeft(row, present) ? <small className="text-alarm font-medium">Owner has left</small> : null}
            </td>
            <td>
              <ContactLinks row={row} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function isOverdue(row: InboxRow, now: Date): boolean {
  if (nextStepOf(row, now)?.state === 'overdue') return true;
  return !row.answeredAt && row.dueAt < now && row.quarantine !== 'spam';
}

/** Returns "450 guests, 10–20 lakhs". */
function partyOf({ guests, budget }: InboxRow): string {
  const words = [
    guests && `${guests.toLocaleString('en-IN')} guests`,
    budget && labelOf(budgetOptions, budget as BudgetRange),
  ];
  return words.filter(Boolean).join(', ');
}

function RowLanguage({ row }: { row: InboxRow }) {
  const words = preferredLanguage(row.language);
  return words ? <span className="inbox-language max-xl:block">{words}</span> : null;
}

function DoubleLink({ of, double }: { of: InboxRow; double: PossibleDouble | undefined }) {
  return double ? (
    <small>
      <Link
        to={deskPaths.mergeEnquiry(of.reference)}
        className="relative underline"
        title={`${double.reference}, ${double.name}: ${doubleInWords(double)}`}
      >
        Perhaps a double
      </Link>
    </small>
  ) : null;
}

const reach = 'reach hover:bg-night hover:text-cream';

/** Links to call and WhatsApp the guest of a row; a mail link where there is no phone number. */
function ContactLinks({ row }: { row: InboxRow }) {
  const { call, whatsapp, mail } = contactAddresses(row, preparedGreeting(row));
  return (
    <div className="relative flex gap-1.5">
      <ContactLink href={call} icon="phone" className={reach} aria-label={`Call ${row.name}`} />
      <ContactLink href={whatsapp} icon="whatsapp" className={reach} aria-label={`WhatsApp to ${row.name}`} />
      <ContactLink href={call ? undefined : mail} icon="mail" className={reach} aria-label={`Write to ${row.name}`} />
    </div>
  );
}

interface Taken {
  reference: string;
  result: ChangeResult;
}

/** All rows share one fetcher, so that the result of the last one is shown above them. */
export function useTaking() {
  return useFetcher<{ taken?: Taken }>({ key: 'take' });
}

interface TakeButtonProps {
  row: InboxRow;
  filter: InboxFilter;
  me: string;
}

function TakeButton({ row, filter, me }: TakeButtonProps) {
  const { Form } = useTaking();
  return (
    <Form method="post" action={deskPaths.inboxAct({ ...filter })} onSubmit={focusRow}>
      <input type="hidden" name="reference" value={row.reference} />
      <input type="hidden" name="version" value={row.version} />
      <input type="hidden" name="owner" value={me} />
      <button type="submit" name="change" value="assign" className="take" aria-label={`Take ${row.reference}`}>
        Take
      </button>
    </Form>
  );
}

/** Moves the keyboard focus to the row, since the pressed button disappears. */
function focusRow({ currentTarget }: FormEvent<HTMLFormElement>): void {
  currentTarget.closest('.inbox-row')?.querySelector<HTMLElement>('.inbox-link')?.focus();
}
