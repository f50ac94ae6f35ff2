import { budgetOptions, labelOf } from '#content/option-lists.ts';
import type { BudgetRange } from '#domain/budget-range.ts';
import { daysAway, momentInWords } from '#domain/clock.ts';
import { formatWeekday } from '#domain/dates.ts';
import type { EnquiryDetail } from '#domain/enquiry-change.ts';
import { spacedPhone } from '#domain/spaced-phone.ts';
import { sourceLabels } from './desk-labels.ts';
import { eventOf } from './event-of.ts';
import { FactList } from './fact-list.tsx';

/** Everything that came with an enquiry. */
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
          [checkoutDate ? 'Arrival' : 'Event date', eventDate && day(eventDate)],
          ['Departure', checkoutDate && day(checkoutDate)],
          ['Rooms', enquiry.rooms ? `${enquiry.rooms} × ${enquiry.roomType ?? 'Any'}` : null],
          ['Guests', guests && [guests.toLocaleString('en-IN'), ...party].filter(Boolean).join(', ')],
          ['Budget', budget && labelOf(budgetOptions, budget as BudgetRange)],
          ['Needs rooms', needsRooms === null ? null : needsRooms ? 'Yes' : 'No'],
          ['Telephone', enquiry.phone && spacedPhone(enquiry.phone)],
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
