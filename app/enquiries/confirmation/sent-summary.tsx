import type { SentEnquiry } from '#app/enquiries/enquiry.ts';
import { SentRows } from '#app/forms/sent-rows.tsx';
import { formatDay } from '#app/language/dates.ts';
import { labelOf } from '#content/option-lists.ts';
import { budgetOptions, eventTypeOptions } from '#content/shown-options.ts';
import { sentFactsTexts as texts } from './texts.ts';

/** Lists what was sent, for the sender to check. */
export function SentSummary({ summary }: { summary: SentEnquiry }) {
  const { venue, space, budgetRange } = summary;
  const rows: [string, string][] = [
    ...(venue ? [[texts.venue, `${venue.name}, ${venue.city}`] satisfies [string, string]] : []),
    ...(space ? [[texts.space, space] satisfies [string, string]] : []),
    [texts.eventType, labelOf(eventTypeOptions[summary.variant], summary.eventType)],
    [texts.date, formatDay(summary.eventDate)],
    [texts.guests, String(summary.guestCount)],
    ...(budgetRange ? [[texts.budget, labelOf(budgetOptions, budgetRange)] satisfies [string, string]] : []),
    [texts.email, summary.email],
  ];
  return <SentRows rows={rows} />;
}
