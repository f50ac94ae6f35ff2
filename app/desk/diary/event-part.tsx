import { Form, Link } from 'react-router';
import type { DiaryFunction } from '#app/desk/diary/diary-function.ts';
import type { EnquiryDetail } from '#app/desk/enquiry/enquiry-change.ts';
import { isForEvent } from '#app/desk/inbox/inbox.ts';
import { deskPaths } from '#app/desk-paths.ts';
import { FunctionList } from './function-list.tsx';
import { DaysField } from './plan-fields.tsx';

interface EventPartProps {
  enquiry: EnquiryDetail;
  functions: DiaryFunction[];
  spaces: Record<string, string>;
  owners: Record<string, string>;
  /** The days of a move that could not be read, and why. */
  move?: { typed: string; problem: string } | undefined;
}

/** What is held for an enquiry, and the ways to hold a date, to correct it and to merge it. */
export function EventPart({ enquiry, functions, spaces, owners, move }: EventPartProps) {
  const { reference, source, status, mergedInto } = enquiry;
  const isOpen = status !== 'lost' && !mergedInto && isForEvent(source);
  return (
    <section className="event-part" aria-labelledby="event-part">
      <h2 id="event-part">In the diary</h2>
      {functions.length > 0 ? (
        <FunctionList functions={functions} spaces={spaces} owners={owners} />
      ) : (
        <p className="desk-lead">Nothing is held for this enquiry.</p>
      )}
      <div className="change-row">
        {isOpen ? (
          <Link to={deskPaths.holdDate({ lead: reference })} className="desk-button desk-button-dark">
            Hold a date
          </Link>
        ) : null}
        <Link to={deskPaths.editEnquiry(reference)} className="desk-button">
          Correct the enquiry
        </Link>
        {mergedInto ? null : (
          <Link to={deskPaths.mergeEnquiry(reference)} className="desk-button">
            Merge
          </Link>
        )}
      </div>
      {functions.some(({ state }) => state !== 'released') ? (
        <Form method="post" className="flex flex-wrap items-center gap-3 mt-3">
          <DaysField label="Move all of it by" after="days" value={move?.typed ?? ''} problem={move?.problem} />
          <button type="submit" className="desk-button">
            Move
          </button>
        </Form>
      ) : null}
    </section>
  );
}
