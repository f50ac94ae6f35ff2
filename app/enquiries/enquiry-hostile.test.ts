import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type EnquiryField, enquiryFields, variantOf } from './enquiry.ts';
import { checkEnquiry } from './enquiry-rules.ts';
import { readEnquiry, readEnquiryValues } from './store-enquiry.server.ts';

const context = { today: '2026-11-21', venues: new Set(['the-tivoli']) };
const filledIn: Record<EnquiryField, string> = {
  name: 'Meera Sample',
  email: 'meera@example.com',
  phone: '98100 00000',
  event_type: 'wedding',
  event_date: '2027-02-14',
  guest_count: '450',
  venue_id: 'the-tivoli',
  needs_rooms: 'no',
  budget_range: '',
  special_requirements: '',
  day_exactness: '',
  event_month: '',
  space: '',
};

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    '__proto__',
    'constructor',
    '<script>',
    "' or 1=1 --",
    '\u202e',
    '\ud800',
    '2027-02-31',
    '9'.repeat(99),
  ),
);

test('no form at all, whatever stands in it, makes the rules throw', () => {
  const anyForm = fc.dictionary(fc.oneof(fc.constantFrom(...enquiryFields, 'variant'), anyText), fc.anything());
  fc.assert(
    fc.property(anyForm, (form) => {
      const result = readEnquiry(readEnquiryValues(form), context);
      expect('errors' in result || 'enquiry' in result).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test('what is accepted is stored as it was typed but for the space around it; the browser accepts it too', () => {
  const typed = fc.record(
    { name: anyText, special_requirements: anyText, email: fc.emailAddress() },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(typed, (change) => {
      const values = readEnquiryValues({ ...filledIn, ...change });
      const result = readEnquiry(values, context);
      if ('errors' in result) return;
      const { enquiry } = result;
      // Characters without a visible form are removed; every other character stays in place.
      const visible = (text: string) => text.toWellFormed().replace(/[\p{Cc}\p{Z}\p{Cf}]/gu, '');
      expect(visible(enquiry.name)).toBe(visible(values.name));
      expect(visible(enquiry.special_requirements ?? '')).toBe(visible(values.special_requirements));
      expect(enquiry.email).toBe(values.email.trim().toLowerCase());
      expect(checkEnquiry(values, { ...context, variant: variantOf(values) })).toEqual({});
    }),
    { numRuns: 500 },
  );
});
