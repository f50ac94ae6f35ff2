import type { FieldDefinition } from '#app/forms/form-definition.ts';
import { fieldLimits as limits } from '#app/forms/shared-field-limits.ts';
import { formLabelsTexts as texts } from './texts.ts';

/** The fields by which the team reaches a visitor, as the shorter forms ask for them. */
export const nameField = {
  name: 'name',
  label: texts.name,
  kind: 'text',
  required: true,
  autoComplete: 'name',
  maxLength: limits.name,
} as const satisfies FieldDefinition;

export const emailField = {
  name: 'email',
  label: texts.email,
  kind: 'email',
  required: true,
  autoComplete: 'email',
  maxLength: limits.email,
} as const satisfies FieldDefinition;

/** A visitor may leave it out, unless a form asks for it. */
export const phoneField = {
  name: 'phone',
  label: texts.phone,
  kind: 'tel',
  autoComplete: 'tel',
  maxLength: limits.phone,
  placeholder: '+91',
} as const satisfies FieldDefinition;
