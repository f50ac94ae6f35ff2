import { type SentEnquiry, venueAndCity } from '#app/enquiries/enquiry.ts';
import { formatEventDay, functionRows } from '#app/enquiries/functions/event-functions.ts';
import { SentRows } from '#app/forms/sent-rows.tsx';
import { estimateInWords } from '#app/prices/estimate-words.ts';
import { labelOf } from '#content/option-lists.ts';
import { budgetOptions, eventTypeOptions } from '#content/shown-options.ts';
import { sentFactsTexts as texts } from './texts.ts';

export function SentSummary({ summary }: { summary: SentEnquiry }) {
  const { venue, space, budgetRange } = summary;
  const event = labelOf(eventTypeOptions[summary.variant], summary.eventType);
  const rows: [string, string][] = [
    [texts.venue, venue ? venueAndCity(venue) : ''],
    [texts.space, space ?? ''],
    [texts.eventType, event],
    [texts.date, formatEventDay({ day: summary.eventDate, exactness: summary.dayExactness })],
    [texts.guests, String(summary.guestCount)],
    ...functionRows(summary.functions, event),
    [texts.roomsWanted, summary.needsRooms ? texts.yes : ''],
    [texts.estimate, estimateInWords(summary.estimate)],
    [texts.budget, budgetRange ? labelOf(budgetOptions, budgetRange) : ''],
    [texts.message, summary.message ?? ''],
    [texts.email, summary.email],
  ];
  return <SentRows rows={rows.filter(([, value]) => value)} />;
}
