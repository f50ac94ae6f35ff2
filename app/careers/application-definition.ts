import { applicationLimits } from '#app/careers/application-limits.ts';
import { sentWords } from '#app/enquiries/confirmation/sent-words.ts';
import type { FieldDefinition, FormDefinition } from '#app/forms/form-definition.ts';
import { fieldLimits } from '#app/forms/rules/shared-field-limits.ts';
import { paths } from '#app/paths.ts';
import { careerPositions } from '#content/option-lists.ts';

const { address, motivation, coverLetter, cvTypes } = applicationLimits;
const short = { kind: 'text', required: true } as const;
const long = { kind: 'textarea', wide: true } as const;

/** The CV is the last field, so that the texts are known and checked before the file arrives. */
const fields: FieldDefinition[] = [
  { ...short, name: 'name', label: 'Full Name', autoComplete: 'name', maxLength: fieldLimits.name },
  {
    ...short,
    name: 'phone',
    label: 'Phone Number',
    kind: 'tel',
    autoComplete: 'tel',
    maxLength: fieldLimits.phone,
    placeholder: '+91',
  },
  {
    ...short,
    name: 'email',
    label: 'Email Address',
    kind: 'email',
    autoComplete: 'email',
    maxLength: fieldLimits.email,
  },
  {
    ...short,
    name: 'position',
    label: 'Position of Interest',
    kind: 'select',
    none: 'Choose a position',
    options: careerPositions.map((name) => ({ value: name, label: name })),
  },
  {
    ...long,
    name: 'address',
    label: 'Address',
    required: true,
    autoComplete: 'street-address',
    maxLength: address,
  },
  {
    ...long,
    name: 'motivation',
    label: 'Why do you want to join Tivoli?',
    required: true,
    maxLength: motivation,
  },
  { ...long, name: 'cover_letter', label: 'Cover Letter', maxLength: coverLetter },
  {
    name: 'cv',
    label: 'CV/Resume',
    kind: 'file',
    required: true,
    wide: true,
    hint: 'PDF or Word (.pdf, .doc, .docx), at most 5 MB. Only our people team reads it.',
    accept: cvTypes.join(','),
  },
];

export const applicationDefinition: FormDefinition = {
  id: 'application',
  fields,
  submitLabel: 'Submit Application',
  sent: sentWords.application,
  failure: { title: 'Failed to submit application. Please try again.', message: 'Everything you typed is still here.' },
  action: paths.careers(),
  sendTo: paths.careersSend(),
};
