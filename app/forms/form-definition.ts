import type { Option } from '#content/option-lists.ts';

/** One field of a form: what the visitor sees of it and what the keyboard and the autofill know. */
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
  /** What stands in it before the visitor types. */
  value?: string;
  options?: readonly Option[];
  /** Words of the empty choice; without them the first option is chosen. */
  none?: string;
  /** Endings and types of a file. */
  accept?: string;
}

/** A form as its pages show it. */
export interface FormDefinition {
  /** Starts the ids of its fields. */
  id: string;
  fields: readonly FieldDefinition[];
  submitLabel: string;
  /** Heads the box on top when sending failed, and what it says where we know nothing better. */
  failure: { title: string; message: string };
  /** What stands over the form once it was sent; the same as on its confirmation. */
  sent: { heading: string; thanks: string };
  /** Where the plain form posts to, and where its script does. */
  action: string;
  sendTo: string;
  /** What goes along unseen. */
  hidden?: Record<string, string>;
}
