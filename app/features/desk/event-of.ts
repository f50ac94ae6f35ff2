import { eventTypeOptions, labelOf } from '#content/option-lists.ts';
import type { EventType } from '#domain/event-type.ts';
import type { InboxRow } from '#domain/inbox.ts';

/** What somebody asked about. */
export function eventOf({ eventType, source, checkoutDate }: InboxRow): string {
  if (eventType) return labelOf(eventTypeOptions.enquiry, eventType as EventType);
  if (checkoutDate) return 'Stay';
  return source === 'loyalty' ? 'Loyalty' : 'Question';
}
