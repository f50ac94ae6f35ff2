import { type RefObject, useEffect } from 'react';
import { DayNotice } from '#app/diary/visitor/day-notice.tsx';
import type { SentEnquiry } from '#app/enquiries/enquiry.ts';
import type { StoredAnswer } from '#app/forms/form-types.ts';
import { NoMailNotice } from '#app/forms/sent-rows.tsx';
import { SentSummary } from './sent-summary.tsx';
import { thankYouTexts as texts } from './texts.ts';

export interface ConfirmationScreenProps {
  sent: StoredAnswer<SentEnquiry>;
  onAnother: () => void;
  focus: RefObject<HTMLDivElement | null>;
}

/** Replaces the form of the home variant after it was sent. */
export function ConfirmationScreen({ sent, onAnother, focus }: ConfirmationScreenProps) {
  // This runs after `useForm` has moved the focus.
  useEffect(() => focus.current?.focus(), [focus]);
  return (
    <div className="scroll-mt-32" role="status" tabIndex={-1} ref={focus}>
      <h2 className="text-heading">{texts.heading}</h2>
      <p className="measure mt-4 text-quiet">{texts.home}</p>
      <NoMailNotice mail={sent.mail} />
      <div className="my-8 border-y border-line py-5">
        <p className="text-quiet">{texts.reference}</p>
        <p className="text-heading figures">{sent.reference}</p>
      </div>
      {sent.summary?.asked ? <DayNotice asked={sent.summary.asked} guests={sent.summary.guestCount} isSent /> : null}
      {sent.summary ? <SentSummary summary={sent.summary} /> : null}
      <button type="button" className="button button-dark mt-8 w-full sm:w-auto" onClick={onAnother}>
        {texts.another}
      </button>
    </div>
  );
}
