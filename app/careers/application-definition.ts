import { applicationLimits } from '#app/careers/application-limits.ts';
import { sentWords } from '#app/enquiries/confirmation/sent-words.ts';
import type { FieldDefinition, FormDefinition } from '#app/forms/form-definition.ts';
import { fieldLimits } from '#app/forms/rules/shared-field-limits.ts';
import { paths } from '#app/paths.ts';
import { careerPositions } from '#content/career-positions.ts';
import { positionLabel } from './position-label.ts';
import { applicationDefinitionTexts as texts } from './texts.tsx';

const { address, motivation, coverLetter, cvTypes } = applicationLimits;
const short = { kind: 'text', required: true } as const;
const long = { kind: 'textarea', wide: true } as const;

/** The CV is the last field, so that the texts are known and checked before the file arrives. */
const fields: FieldDefinition[] = [
  { ...short, name: 'name', label: texts.name, autoComplete: 'name', maxLength: fieldLimits.name },
  {
    ...short,
    name: 'phone',
    label: texts.phone,
    kind: 'tel',
    autoComplete: 'tel',
    maxLength: fieldLimits.phone,
    placeholder: '+91',
  },
  {
    ...short,
    name: 'email',
    label: texts.email,
    kind: 'email',
    autoComplete: 'email',
    maxLength: fieldLimits.email,
  },
  {
    ...short,
    name: 'position',
    label: texts.position,
    kind: 'select',
    none: texts.choosePosition,
    options: careerPositions.map((name) => ({ value: name, label: positionLabel(name) })),
  },
  {
    ...long,
    name: 'address',
    label: texts.address,
    required: true,
    autoComplete: 'street-address',
    maxLength: address,
  },
  {
    ...long,
    name: 'motivation',
    label: texts.motivation,
    required: true,
    maxLength: motivation,
  },
  { ...long, name: 'cover_letter', label: texts.coverLetter, maxLength: coverLetter },
  {
    name: 'cv',
    label: texts.cv,
    kind: 'file',
    required: true,
    wide: true,
    hint: texts.cvHint,
    accept: cvTypes.join(','),
  },
];

export const applicationDefinition: FormDefinition = {
  id: 'application',
  fields,
  submitLabel: texts.submit,
  sent: sentWords.application,
  failure: texts.failed,
  action: paths.careers(),
  sendTo: paths.careersSend(),
};
