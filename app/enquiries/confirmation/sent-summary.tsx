import type { SentEnquiry } from '#app/enquiries/event/enquiry.ts';
import { SentRows } from '#app/forms/sent/sent-rows.tsx';
import { formatDay } from '#app/language/dates.ts';
import { budgetOptions, eventTypeOptions, labelOf } from '#content/option-lists.ts';

/** Lists what was sent, for the sender to check. */
export function SentSummary({ summary }: { summary: SentEnquiry }) {
  const { venue, budgetRange } = summary;
  const rows: [string, string][] = [
    ...(venue ? [['Venue', `${venue.name}, ${venue.city}`] satisfies [string, string]] : []),
    ['Event type', labelOf(eventTypeOptions[summary.variant], summary.eventType)],
    ['Date', formatDay(summary.eventDate)],
    ['Guests', String(summary.guestCount)],
    ...(budgetRange ? [['Budget', labelOf(budgetOptions, budgetRange)] satisfies [string, string]] : []),
    ['Contact email', summary.email],
  ];
  return <SentRows rows={rows} />;
}
