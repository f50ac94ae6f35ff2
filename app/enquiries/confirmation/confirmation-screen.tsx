import { type RefObject, useEffect } from 'react';
import type { SentEnquiry } from '#app/enquiries/event/enquiry.ts';
import type { StoredAnswer } from '#app/forms/form-types.ts';
import { SentSummary } from './sent-summary.tsx';
import { sentHeading, thanks } from './thank-you.ts';

export interface ConfirmationScreenProps {
  sent: StoredAnswer<SentEnquiry>;
  onAnother: () => void;
  focus: RefObject<HTMLDivElement | null>;
}

/** Replaces the home variant's form once that was sent. */
export function ConfirmationScreen({ sent, onAnother, focus }: ConfirmationScreenProps) {
  // This runs after the form itself has moved the focus.
  useEffect(() => focus.current?.focus(), [focus]);
  return (
    <div className="scroll-mt-32" role="status" tabIndex={-1} ref={focus}>
      <h2 className="text-heading">{sentHeading}</h2>
      <p className="measure mt-4 text-quiet">{thanks.home}</p>
      <div className="my-8 border-y border-line py-5">
        <p className="text-quiet">Your reference</p>
        <p className="text-heading figures">{sent.reference}</p>
      </div>
      {sent.summary ? <SentSummary summary={sent.summary} /> : null}
      <button type="button" className="button button-dark mt-8 w-full sm:w-auto" onClick={onAnother}>
        Submit Another Booking
      </button>
    </div>
  );
}
