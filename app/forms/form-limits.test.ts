import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { applicationRules, cvProblem } from '#app/careers/application-rules.ts';
import { contentPlans } from '#app/desk/content/fields/content-kinds.ts';
import { hasHindi } from '#app/desk/content/fields/hindi-content.ts';
import { mostCharacters, readContent } from '#app/desk/content/fields/read-content.ts';
import { phoneEnquiryRules } from '#app/desk/inbox/phone-enquiry.ts';
import { longestReason } from '#app/diary/function-times.ts';
import type { EnquiryValues, SpaceOption } from '#app/enquiries/enquiry.ts';
import { checkEnquiry, enquiryRules } from '#app/enquiries/enquiry-rules.ts';
import { functionFieldNames } from '#app/enquiries/functions/function-fields.ts';
import { contactRules, loyaltyRules } from '#app/enquiries/requests/loyalty-and-contact-rules.ts';
import { roomRequestRules } from '#app/enquiries/requests/room-request-rules.ts';
import { readEnquiry, readEnquiryValues } from '#app/enquiries/store-enquiry.server.ts';
import type { FormErrors, FormValues } from '#app/forms/form-types.ts';
import type { RouteHandle } from '#platform/http/requests/page-address.ts';
import { limits as bodyLimits } from '#platform/http/security/limits.ts';
import { projectRoot } from '#platform/project-root.ts';
import { type FieldRule, type FormRules, readForm } from './form-rules.ts';
import { readPhone } from './receive-form.server.ts';
import { bytesOfTexts, fieldLimits } from './shared-field-limits.ts';

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

/** The most Devanagari letters that a rule accepts; an address, a choice or a number is no such text. */
function mostLetters(name: string, rule: FieldRule): number {
  const isTaken = (count: number) => 'value' in rule('क'.repeat(count), {});
  let [taken, refused] = [0, 100_000];
  while (refused - taken > 1) {
    const middle = Math.floor((taken + refused) / 2);
    if (isTaken(middle)) taken = middle;
    else refused = middle;
  }
  return Math.max(taken, name === 'email' ? fieldLimits.email : fieldLimits.phone);
}

const ofRules = (rules: FormRules) => Object.entries(rules).map(([name, rule]) => mostLetters(name, rule));
/** Without a letter beyond ASCII a text takes a ninth. */
const ascii = (characters: number) => Math.ceil(characters / 9);
/** Beside what is typed such a form sends its submission's id, the page that led to it and the like. */
const hidden = (rules: FormRules) => [...ofRules(rules), ascii(4_000), ...short(5)];
/** Names, passwords and numbers. */
const short = (count: number) => Array<number>(count).fill(100);
/** Boxes that may all be ticked. */
const boxes = (count: number) => Array<number>(count).fill(ascii(100));
const spaces = ['a', 'b'].map((id) => ({ id, name: id }) as SpaceOption);
const { event_month, ...rulesOfEnquiry } = enquiryRules({ ...enquiryContext, spaces, variant: 'enquiry', readPhone });
/** The month and the functions that were added are choices and short numbers. */
const functionTexts = boxes(1 + functionFieldNames().length);
const enquiryTexts = [...hidden(rulesOfEnquiry), ...functionTexts];
const rulesOfRooms = roomRequestRules({ today, roomTypes: [], readPhone });
const rulesByPhone = phoneEnquiryRules({ readPhone, properties: [], needsProperty: false });
const application = hidden(applicationRules({ positions: [], readPhone }));
const plans = Object.values(contentPlans).map(({ fields }) => fields);
const content = plans.map((fields) =>
  fields.flatMap((field) => {
    const hindi = { ...field, ...(field.most !== undefined && { most: 2 * field.most }) };
    return (hasHindi(field) ? [field, hindi] : [field]).map(mostCharacters);
  }),
);

/**
 * The forms that each route takes, and how many characters each of their fields accepts. A passkey's answer is some
 * kilobytes without a letter beyond ASCII. Erasing takes the records of one person that are ticked.
 */
const posted: Record<string, number[][]> = {
  'app/careers/careers-route.tsx': [application],
  'app/careers/careers-send-route.ts': [application],
  'app/desk/applications/application-route.tsx': [[4_000, ...short(8)]],
  'app/desk/applications/applications-route.tsx': [short(1)],
  'app/desk/content/routes/content-act-route.ts': [short(6)],
  'app/desk/content/routes/content-picture-route.tsx': [short(5)],
  'app/desk/content/routes/content-pictures-route.tsx': [short(5)],
  'app/desk/content/routes/content-preview-route.ts': content,
  'app/desk/content/routes/content-row-route.tsx': content,
  'app/desk/enquiry/edit-route.tsx': [[...ofRules(rulesByPhone), ...short(1), ...functionTexts]],
  'app/desk/enquiry/enquiry-route.tsx': [[4_000, ...short(8)]],
  // A file is counted by the page’s own limit.
  'app/desk/enquiry/papers-route.tsx': [short(1)],
  'app/desk/enquiry/merge-route.tsx': [short(2)],
  'app/desk/enquiry/person-route.ts': [[...boxes(200), ...short(1)]],
  'app/desk/inbox/inbox-csv-route.ts': [short(1)],
  'app/desk/inbox/inbox-route.tsx': [short(2), [...short(1), ...boxes(50)]],
  // What is pasted has what else the form has.
  'app/desk/inbox/phone-route.tsx': [[...ofRules(rulesByPhone), ...functionTexts, ...ofRules(rulesByPhone)]],
  'app/desk/sign-in/confirm-route.tsx': [[ascii(8_000), ...short(6)]],
  'app/desk/sign-in/forgotten-password-route.tsx': [short(1)],
  'app/desk/sign-in/second-factor-route.tsx': [short(3)],
  'app/desk/sign-in/sign-in-route.tsx': [[ascii(8_000), ...short(5)]],
  'app/desk/sign-in/sign-out-route.ts': [short(1)],
  'app/desk/sign-in/welcome-route.tsx': [short(3)],
  'app/desk/staff/account-route.tsx': [[ascii(8_000), ...short(6)]],
  'app/desk/staff/staff-route.tsx': [[...short(7), ...boxes(120)]],
  'app/desk/staff/team-route.tsx': [short(3)],
  'app/desk/diary/function-route.tsx': [[longestReason, ...short(16), ...boxes(50)]],
  'app/desk/diary/hold-route.tsx': [[longestReason, ...short(16), ...boxes(50)]],
  'app/desk/diary/settings-route.tsx': [short(5)],
  'app/enquiries/enquire-route.tsx': [enquiryTexts],
  'app/enquiries/requests/contact-route.tsx': [hidden(contactRules({ readPhone }))],
  'app/enquiries/requests/loyalty-interest-route.tsx': [hidden(loyaltyRules({ readPhone }))],
  'app/enquiries/requests/request-room-route.tsx': [hidden(rulesOfRooms)],
  'app/family/family-route.tsx': [
    [...boxes(1 + functionFieldNames().length), fieldLimits.specialRequirements, 500, ...short(10)],
  ],
  'app/enquiries/send-route.ts': [enquiryTexts, hidden(rulesOfRooms), hidden(contactRules({ readPhone }))],
  // One file of at most so many bytes, whatever its letters.
  'app/desk/diary/import-route.tsx': [],
};

test('each route that takes a form has its fields listed here', async () => {
  const found: string[] = [];
  for await (const file of glob('app/**/*-route.{ts,tsx}'))
    if (/export (async )?(function|const) action\b/.test(await readFile(file, 'utf8'))) found.push(file);
  expect(found.toSorted()).toEqual(Object.keys(posted).toSorted());
});

test.each(Object.entries(posted).filter(([, theirForms]) => theirForms.length > 0))(
  '%s takes its longest form in Hindi',
  async (file, theirForms) => {
    const { handle } = (await import(join(projectRoot(), file))) as { handle?: RouteHandle };
    const most = handle?.page?.maxBodyBytes ?? bodyLimits.bodyBytes;
    for (const characters of theirForms) expect(bytesOfTexts(characters)).toBeLessThanOrEqual(most);
  },
);

test('a field of content takes as many characters as its form has room for, and no more', () => {
  const texts = plans.flat().filter(({ kind }) => kind === 'line' || kind === 'text' || kind === 'lines');
  for (const field of texts) {
    const most = mostCharacters(field);
    const line = Math.min(most, field.most ?? 255);
    const filled = field.kind === 'lines' ? `${'क'.repeat(line)}\n`.repeat(60) : 'क'.repeat(most);
    const typed = filled.trim().slice(0, most - 1);
    expect(readContent({ fields: [field] }, { [field.name]: `${typed}क` }, true), field.label).not.toHaveProperty(
      'errors',
    );
    expect(readContent({ fields: [field] }, { [field.name]: `${typed}कक` }, true), field.label).toHaveProperty(
      'errors',
    );
  }
});
