import type { FieldDefinition } from '#app/forms/form-definition.ts';
import { formLabelsTexts as texts } from './texts.ts';

/** The shorter forms ask with these fields how the team can reach the visitor. */
export const nameField = {
  name: 'name',
  label: texts.name,
  kind: 'text',
  required: true,
  autoComplete: 'name',
} as const satisfies FieldDefinition;

export const emailField = {
  name: 'email',
  label: texts.email,
  kind: 'email',
  required: true,
  autoComplete: 'email',
} as const satisfies FieldDefinition;

/** This field may stay empty, unless a form adds `required`. */
export const phoneField = {
  name: 'phone',
  label: texts.phone,
  kind: 'tel',
  autoComplete: 'tel',
  placeholder: '+91',
} as const satisfies FieldDefinition;
