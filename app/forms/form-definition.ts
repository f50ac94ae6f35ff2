import type { ReactNode } from 'react';
import type { Option } from '#content/option-lists.ts';

/** One field of a form: what the visitor sees, and what keyboard and autofill need. */
export interface FieldDefinition {
  name: string;
  label: string;
  kind: 'text' | 'email' | 'tel' | 'date' | 'count' | 'select' | 'yes-no' | 'textarea' | 'file';
  required?: boolean;
  wide?: boolean;
  hint?: ReactNode;
  autoComplete?: string;
  placeholder?: string;
  /** Earliest and latest day of a date; the smallest count. */
  min?: string;
  max?: string;
  value?: string;
  options?: readonly Option[];
  /** The label of the empty choice; without one the first option is chosen. */
  none?: string;
  accept?: string;
}

export interface FormDefinition {
  /** The ids of its fields begin with this. */
  id: string;
  fields: readonly FieldDefinition[];
  submitLabel: string;
  /** The title of the box above the form when sending failed, and its text if no better reason is known. */
  failure: { title: string; message: string };
  /** The address that the plain form posts to, and the one that its script posts to. */
  action: string;
  sendTo: string;
  hidden?: Record<string, string>;
}
