import { expect, test } from 'vitest';
import { applicationRules, cvProblem } from '#app/careers/application-rules.ts';
import { cvMessagesTexts as cvMessages } from '#app/careers/texts.ts';
import { contactRules, loyaltyRules } from '#app/enquiries/requests/loyalty-and-contact-rules.ts';
import { type FormRules, readForm, summariseForm } from './form-rules.ts';
import { readPhone } from './receive-form.server.ts';

const person = { name: 'Meera Sample', email: 'meera@example.com', phone: '98100 00000' };
const forms = {
  application: {
    rules: applicationRules({ positions: ['Chef'], readPhone }) as FormRules,
    values: { ...person, position: 'Chef', address: 'Delhi', motivation: 'I cook.', cover_letter: '' },
  },
  contact: { rules: contactRules({ readPhone }) as FormRules, values: { ...person, topic: 'media', message: 'Hello' } },
  loyalty: { rules: loyaltyRules({ readPhone }) as FormRules, values: person },
};
const long = 'x'.repeat(10_000);

test.each([
  ['application', 'position', '', 'Choose a position'],
  ['application', 'position', 'Astronaut', 'Choose a position from the list'],
  ['application', 'address', ' ', 'Enter your address'],
  ['application', 'address', long, 'Shorten this to 1,000 characters or fewer: it has 10,000'],
  ['application', 'motivation', '', 'Tell us why you want to join Tivoli'],
  ['application', 'motivation', long, 'Shorten this to 4,000 characters or fewer: it has 10,000'],
  ['application', 'cover_letter', long, 'Shorten this to 8,000 characters or fewer: it has 10,000'],
  ['contact', 'topic', '', 'Choose what it is about'],
  ['contact', 'topic', 'everything', 'Choose what it is about from the list'],
  ['contact', 'message', '', 'Write your message'],
  ['contact', 'message', long, 'Shorten this to 4,000 characters or fewer: it has 10,000'],
] as const)('%s: %s %s', (form, field, value, message) => {
  const { rules, values } = forms[form];
  expect(readForm(rules, { ...values, [field]: value })).toEqual({ errors: { [field]: message } });
});

test('what nothing is wrong with is read as it was meant', () => {
  const { application, contact, loyalty } = forms;
  expect(readForm(application.rules, application.values)).toMatchObject({
    accepted: { position: 'Chef', address: 'Delhi', motivation: 'I cook.', cover_letter: null },
  });
  expect(readForm(contact.rules, contact.values)).toMatchObject({ accepted: { topic: 'media', message: 'Hello' } });
  const without = { ...loyalty.values, phone: ' ' };
  expect(readForm(loyalty.rules, without)).toMatchObject({ accepted: { name: 'Meera Sample', phone: null } });
});

test('a field that was not sent at all is one that is missing', () => {
  expect(summariseForm({}, { name: 'Enter your name' }, ['name'])).toBe('Please fill in all required fields');
});

test.each([
  [undefined, cvMessages.missing],
  [{ name: '', size: 0 }, cvMessages.missing],
  [{ name: 'cv.pdf', size: 0 }, cvMessages.empty],
  [{ name: 'cv.exe', size: 1 }, cvMessages.wrongType],
  [{ name: 'pdf.cv', size: 1 }, cvMessages.wrongType],
  [{ name: 'CV.DOCX', size: 1 }, undefined],
])('of the file %o it is said: %s', (file, problem) => {
  expect(cvProblem(file)).toBe(problem);
});
