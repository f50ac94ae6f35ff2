import type { EventType } from '#app/catalogue/event-type.ts';
import type { InboxRow } from '#app/desk/inbox/inbox.ts';
import { formatDay } from '#app/language/dates.ts';
import { eventTypeOptions, labelOf } from '#content/option-lists.ts';

type ContactedEnquiry = Pick<
  InboxRow,
  'reference' | 'name' | 'eventType' | 'eventDate' | 'checkoutDate' | 'phone' | 'email'
>;

/** Returns the beginning of a first answer; staff write the rest. */
export function preparedWords(enquiry: ContactedEnquiry, property: string | undefined, author: string): string {
  const { reference, name, eventType, eventDate, checkoutDate } = enquiry;
  const what = eventType
    ? `your ${labelOf(eventTypeOptions.enquiry, eventType as EventType).toLowerCase()}`
    : checkoutDate
      ? 'your stay'
      : 'your message';
  const when = eventDate ? ` on ${formatDay(eventDate)}` : '';
  const where = property ? ` at ${property}` : '';
  return `Dear ${name},\n\nthank you for asking us about ${what}${when}${where} (reference ${reference}). `.concat(
    `I am ${author} from Tivoli and look after it from here. When may I call you?\n\n`,
  );
}

/** Returns links to call, WhatsApp and mail the guest, each with a prepared text. */
export function contactAddresses(
  enquiry: ContactedEnquiry,
  words: string,
): { call?: string; whatsapp?: string; mail?: string } {
  const { phone, email, reference } = enquiry;
  const text = encodeURIComponent(words);
  return {
    ...(phone && { call: `tel:${phone}`, whatsapp: `https://wa.me/${phone.replace(/\D/g, '')}?text=${text}` }),
    ...(email && {
      mail: `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Tivoli: your enquiry ${reference}`)}&body=${text}`,
    }),
  };
}
