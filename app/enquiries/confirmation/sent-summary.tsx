import type { SentEnquiry } from '#app/enquiries/enquiry.ts';
import { SentRows } from '#app/forms/sent-rows.tsx';
import { formatDay } from '#app/language/dates.ts';
import { labelOf } from '#content/option-lists.ts';
import { budgetOptions, eventTypeOptions } from '#content/shown-options.ts';
import { sentFactsTexts as texts } from './texts.ts';

export function SentSummary({ summary }: { summary: SentEnquiry }) {
  const { venue, space, budgetRange } = summary;
  const rows: [string, string][] = [
    [texts.venue, venue ? `${venue.name}, ${venue.city}` : ''],
    [texts.space, space ?? ''],
    [texts.eventType, labelOf(eventTypeOptions[summary.variant], summary.eventType)],
    [texts.date, formatDay(summary.eventDate)],
    [texts.guests, String(summary.guestCount)],
    [texts.budget, budgetRange ? labelOf(budgetOptions, budgetRange) : ''],
    [texts.email, summary.email],
  ];
  return <SentRows rows={rows.filter(([, value]) => value)} />;
}
