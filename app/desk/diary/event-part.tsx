import { Form } from 'react-router';
import type { DiaryFunction } from '#app/desk/diary/diary-function.ts';
import type { EnquiryDetail } from '#app/desk/enquiry/enquiry-change.ts';
import { DeskButton, DeskLink } from '#app/desk/frame/desk-button.tsx';
import { dayOf, functionLines, isForEvent } from '#app/desk/inbox/inbox.ts';
import { deskPaths } from '#app/desk-paths.ts';
import { formatWeekday } from '#app/language/dates.ts';
import { FunctionList } from './function-list.tsx';
import { DaysField, EnquiryDayField } from './plan-fields.tsx';

interface EventPartProps {
  enquiry: EnquiryDetail;
  functions: DiaryFunction[];
  spaces: Record<string, string>;
  owners: Record<string, string>;
  /** What was typed for a move that was not made; the days could not be read for the reason in `problem`. */
  move?: { typed: string; problem: string | undefined; movesEnquiry: boolean } | undefined;
}

/** Lists what is held for an enquiry, with links to hold a date, to correct the enquiry, to its papers and to merge it. */
export function EventPart({ enquiry, functions, spaces, owners, move }: EventPartProps) {
  const { reference, source, status, mergedInto, papers } = enquiry;
  const isOpen = status !== 'lost' && !mergedInto && isForEvent(source);
  return (
    <section className="event-part" aria-labelledby="event-part">
      <h2 id="event-part">In the diary</h2>
      {functions.length > 0 ? (
        <FunctionList functions={functions} spaces={spaces} owners={owners} />
      ) : (
        <p className="desk-lead">Nothing is held for this enquiry.</p>
      )}
      {isOpen && enquiry.functions.length > 0 ? (
        <ul>
          {functionLines(enquiry).map(([label, text], at) => (
            <li
              key={label}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2 border-b border-rule"
            >
              {text}
              <DeskLink
                to={deskPaths.holdDate({ lead: reference, function: String(at + 1) })}
                label={`Hold ${label.toLowerCase()}`}
              />
            </li>
          ))}
        </ul>
      ) : null}
      <div className="change-row">
        {isOpen ? <DeskLink to={deskPaths.holdDate({ lead: reference })} look="dark" label="Hold a date" /> : null}
        <DeskLink to={deskPaths.editEnquiry(reference)} label="Correct the enquiry" />
        <DeskLink to={deskPaths.papers(reference)} label={papers > 0 ? `Papers (${papers})` : 'Papers'} />
        {mergedInto ? null : <DeskLink to={deskPaths.mergeEnquiry(reference)} label="Merge" />}
      </div>
      {functions.some(({ state }) => state !== 'released') ? (
        <Form method="post" className="flex flex-wrap items-center gap-3 mt-3">
          <DaysField label="Move all of it by" after="days" value={move?.typed ?? ''} problem={move?.problem} />
          <EnquiryDayField day={dayOf(enquiry, formatWeekday)} isTicked={move?.movesEnquiry ?? true} />
          <DeskButton label="Move" />
        </Form>
      ) : null}
    </section>
  );
}
