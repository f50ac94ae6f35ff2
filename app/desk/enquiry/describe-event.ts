import type { EventType } from '#app/catalogue/event-type.ts';
import type { InboxRow } from '#app/desk/inbox/inbox.ts';
import { eventTypeOptions, labelOf } from '#content/option-lists.ts';

/** The kind of event or stay that an enquiry is about. */
export function eventOf({ eventType, source, checkoutDate }: InboxRow): string {
  if (eventType) return labelOf(eventTypeOptions.enquiry, eventType as EventType);
  if (checkoutDate) return 'Stay';
  return source === 'loyalty' ? 'Loyalty' : 'Question';
}
