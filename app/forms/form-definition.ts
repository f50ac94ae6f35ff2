import type { Option } from '#content/option-lists.ts';

/** One field of a form: what the visitor sees of it, and what keyboard and autofill need to know. */
export interface FieldDefinition {
  name: string;
  label: string;
  kind: 'text' | 'email' | 'tel' | 'date' | 'count' | 'select' | 'yes-no' | 'textarea' | 'file';
  required?: boolean;
  wide?: boolean;
  hint?: string;
  autoComplete?: string;
  maxLength?: number;
  placeholder?: string;
  /** Earliest and latest day of a date. */
  min?: string;
  max?: string;
  /** The value before the visitor types. */
  value?: string;
  options?: readonly Option[];
  /** The label of the empty choice; without one the first option is chosen. */
  none?: string;
  /** Endings and types of a file. */
  accept?: string;
}

/** All that a page needs to show a form. */
export interface FormDefinition {
  /** Starts the ids of its fields. */
  id: string;
  fields: readonly FieldDefinition[];
  submitLabel: string;
  /** The title of the box on top when sending failed, and its text where no better reason is known. */
  failure: { title: string; message: string };
  /** The words over the form once it was sent; the confirmation page says the same. */
  sent: { heading: string; thanks: string };
  /** The address that the plain form posts to, and the one that its script posts to. */
  action: string;
  sendTo: string;
  /** Hidden fields of this form. */
  hidden?: Record<string, string>;
}
