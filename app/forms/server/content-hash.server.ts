import { createHash } from 'node:crypto';
import type { Enquiry } from '#app/enquiries/event/enquiry.ts';

/**
 * The same for the same enquiry, however its fields were spaced or its number written: 64 hexadecimal digits of
 * SHA-256 over the accepted values in one order.
 */
export function contentHash(enquiry: Enquiry): string {
  const content = [
    enquiry.variant,
    enquiry.name,
    enquiry.email,
    enquiry.phone.number,
    enquiry.phone.remark,
    enquiry.event_type,
    enquiry.event_date,
    enquiry.guest_count,
    enquiry.venue_id,
    enquiry.needs_rooms,
    enquiry.budget_range,
    enquiry.special_requirements,
  ];
  return hashOf(content);
}

/** 64 hexadecimal digits of SHA-256 over values in one order. */
export function hashOf(content: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
