import { sourceLabels } from '#app/desk/frame/desk-labels.ts';
import { FactList } from '#app/desk/frame/fact-list.tsx';
import { daysAway, momentInWords } from '#app/desk/inbox/answer-deadline.ts';
import type { BudgetRange } from '#app/enquiries/event/budget-range.ts';
import { formatWeekday } from '#app/language/dates.ts';
import { formatPhone } from '#app/language/format-phone.ts';
import { budgetOptions, labelOf } from '#content/option-lists.ts';
import { eventOf } from './describe-event.ts';
import type { EnquiryDetail } from './enquiry-change.ts';

/** Every detail that the guest gave with an enquiry. */
export function EnquiryFacts({ enquiry, property, now }: { enquiry: EnquiryDetail; property: string; now: string }) {
  const { eventDate, checkoutDate, guests, budget, needsRooms, campaign } = enquiry;
  const day = (value: string) => `${formatWeekday(value)} (${daysAway(value, new Date(now))})`;
  const party = [enquiry.adults && `${enquiry.adults} adults`, enquiry.children && `${enquiry.children} children`];
  return (
    <>
      <FactList
        facts={[
          ['What for', eventOf(enquiry)],
          ['Where', property],
          ['Hall or lawn', enquiry.space],
          [checkoutDate ? 'Arrival' : 'Event date', eventDate && day(eventDate)],
          ['Departure', checkoutDate && day(checkoutDate)],
          ['Rooms', enquiry.rooms ? `${enquiry.rooms} × ${enquiry.roomType ?? 'Any'}` : null],
          ['Guests', guests && [guests.toLocaleString('en-IN'), ...party].filter(Boolean).join(', ')],
          ['Budget', budget && labelOf(budgetOptions, budget as BudgetRange)],
          ['Needs rooms', needsRooms === null ? null : needsRooms ? 'Yes' : 'No'],
          ['Telephone', enquiry.phone && formatPhone(enquiry.phone)],
          ['E-mail', enquiry.email],
          ['Came by', sourceLabels[enquiry.source]],
          ...Object.entries(campaign),
          ['Consent', enquiry.consentAt && `given ${momentInWords(new Date(enquiry.consentAt), new Date(now))}`],
        ]}
      />
      {enquiry.words ? <blockquote className="guest-words">{enquiry.words}</blockquote> : null}
      {!enquiry.words && enquiry.notes ? <blockquote className="guest-words">{enquiry.notes}</blockquote> : null}
    </>
  );
}
