import { describe, expect, test } from 'vitest';
import { applicationRules, cvProblem } from '#app/careers/application-rules.ts';
import { phoneEnquiryRules } from '#app/desk/inbox/phone-enquiry.ts';
import type { EnquiryValues } from '#app/enquiries/event/enquiry.ts';
import { checkEnquiry } from '#app/enquiries/event/enquiry-rules.ts';
import { readEnquiry, readEnquiryValues } from '#app/enquiries/event/submit-enquiry.server.ts';
import { contactRules, loyaltyRules } from '#app/enquiries/requests/loyalty-and-contact-rules.ts';
import { roomRequestRules } from '#app/enquiries/requests/room-request-rules.ts';
import type { FormErrors, FormValues } from '#app/forms/form-types.ts';
import { type FormRules, readForm } from './form-rules.ts';
import { readPhone } from './read-phone.ts';

const today = '2026-11-21';
const person = { name: 'Meera Sample', email: 'meera@example.com', phone: '98100 00000' };
const letters = (count: number) => 'x'.repeat(count);
/** Returns an address of so many characters, none of whose parts is longer than a mail server accepts. */
const address = (length: number) =>
  `${letters(64)}@${`${letters(60)}.`.repeat(2)}${letters(length - 64 - 1 - 122 - 4)}.com`;

type Problems = (change: FormValues) => FormErrors;

function problemsOf(rules: FormRules, values: FormValues): Problems {
  return (change) => {
    const reading = readForm(rules, { ...values, ...change });
    return 'errors' in reading ? reading.errors : {};
  };
}

const enquiryContext = { today, venues: new Set(['the-tivoli']) };
const enquiry = (change: FormValues): EnquiryValues =>
  readEnquiryValues({
    ...person,
    event_type: 'wedding',
    event_date: '2027-02-14',
    guest_count: '450',
    venue_id: 'the-tivoli',
    ...change,
  });

const forms: Record<string, Problems> = {
  'event enquiry': (change) => {
    const reading = readEnquiry(enquiry(change), enquiryContext);
    return 'errors' in reading ? reading.errors : {};
  },
  'event enquiry in the browser': (change) => checkEnquiry(enquiry(change), { ...enquiryContext, variant: 'enquiry' }),
  'room request': problemsOf(roomRequestRules({ today, roomTypes: ['Deluxe'], readPhone }), {
    ...person,
    checkin_date: '2026-12-24',
    checkout_date: '2026-12-27',
    adults: '2',
  }),
  application: problemsOf(applicationRules({ positions: ['Chef'], readPhone }), {
    ...person,
    position: 'Chef',
    address: 'Delhi',
    motivation: 'I cook.',
  }),
  contact: problemsOf(contactRules({ readPhone }), { ...person, topic: 'media', message: 'Hello' }),
  loyalty: problemsOf(loyaltyRules({ readPhone }), person),
  'enquiry by telephone': problemsOf(phoneEnquiryRules({ readPhone, properties: [], needsProperty: false }), person),
};

/** The last value that a form accepts and the first that it refuses. */
const limits: [form: keyof typeof forms, field: string, last: string, beyond: string, alongside?: FormValues][] = [
  ...Object.keys(forms).flatMap((form): typeof limits => [
    [form, 'name', letters(255), letters(256)],
    [form, 'email', address(254), address(255)],
  ]),
  ['event enquiry', 'event_date', today, '2026-11-20'],
  ['event enquiry', 'event_date', '2029-11-21', '2029-11-22'],
  ['event enquiry', 'guest_count', '1', '0'],
  ['event enquiry', 'guest_count', '10000', '10001'],
  ['event enquiry', 'special_requirements', letters(4000), letters(4001)],
  ['event enquiry in the browser', 'event_date', today, '2026-11-20'],
  ['event enquiry in the browser', 'event_date', '2029-11-21', '2029-11-22'],
  ['event enquiry in the browser', 'guest_count', '1', '0'],
  ['event enquiry in the browser', 'guest_count', '10000', '10001'],
  ['event enquiry in the browser', 'special_requirements', letters(4000), letters(4001)],
  ['room request', 'checkin_date', today, '2026-11-20', { checkout_date: '2026-12-01' }],
  ['room request', 'checkin_date', '2029-11-21', '2029-11-22', { checkout_date: '2029-11-30' }],
  ['room request', 'checkout_date', '2026-12-25', '2026-12-24'],
  ['room request', 'checkout_date', '2027-02-22', '2027-02-23'],
  ['room request', 'rooms', '1', '0'],
  ['room request', 'rooms', '50', '51'],
  ['room request', 'adults', '1', '0'],
  ['room request', 'adults', '200', '201'],
  ['room request', 'children', '0', '-1'],
  ['room request', 'children', '100', '101'],
  ['room request', 'special_requests', letters(4000), letters(4001)],
  ['application', 'address', letters(1000), letters(1001)],
  ['application', 'motivation', letters(4000), letters(4001)],
  ['application', 'cover_letter', letters(8000), letters(8001)],
  ['contact', 'message', letters(4000), letters(4001)],
  ['enquiry by telephone', 'guest_count', '10000', '10001'],
  ['enquiry by telephone', 'notes', letters(4000), letters(4001)],
];

describe.each(Object.keys(forms))('%s', (form) => {
  test('takes what nothing is wrong with', () => {
    expect(forms[form]?.({})).toEqual({});
  });
});

const shown = (value: string) => (value.length > 20 ? `${value.length} characters` : value);

test.each(
  limits.map(([form, field, last, beyond, alongside = {}]) => ({
    form,
    field,
    last,
    beyond,
    alongside,
    taken: shown(last),
    refused: shown(beyond),
  })),
)('$form: $field takes $taken and refuses $refused', ({ form, field, last, beyond, alongside }) => {
  expect(forms[form]?.({ ...alongside, [field]: last })).toEqual({});
  expect(forms[form]?.({ ...alongside, [field]: beyond })).toEqual({ [field]: expect.stringMatching(/\S/) });
});

test('a CV of five megabytes to the byte is taken, and one byte more is not', () => {
  expect(cvProblem({ name: 'cv.pdf', size: 5 * 1024 * 1024 })).toBeUndefined();
  expect(cvProblem({ name: 'cv.pdf', size: 5 * 1024 * 1024 + 1 })).toContain('5 MB');
  expect(cvProblem({ name: 'cv.pdf', size: 1 })).toBeUndefined();
  expect(cvProblem({ name: 'cv.pdf', size: 0 })).toContain('empty');
});
