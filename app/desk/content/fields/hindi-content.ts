import {
  type HindiColumn,
  hindiColumnOf,
  isToCheck,
  type TextValue,
  valueAt,
} from '#app/catalogue/hindi/show-hindi.ts';
import type { FormErrors, FormValues } from '#app/forms/form-types.ts';
import { bytesOfTexts } from '#app/forms/shared-field-limits.ts';
import { type ContentField, type ContentPlan, pathOf } from './content-field.ts';
import { mostCharacters, readContent } from './read-content.ts';

const textKinds: readonly ContentField['kind'][] = ['line', 'text', 'lines'];

/** Whether the field holds a text that pages in Hindi show in Hindi. */
export function hasHindi({ kind, sameInHindi }: ContentField): boolean {
  return textKinds.includes(kind) && !sameInHindi;
}

/** The form's field for the Hindi of a text. */
export function hindiName(field: string): string {
  return `hindi-${field}`;
}

/** The form's checkbox that says that the Hindi fits the changed English. */
export function checkedName(field: string): string {
  return `hindi-checked-${field}`;
}

/** The Hindi texts of a row as its form shows them. */
export function showHindiTexts({ fields }: Pick<ContentPlan, 'fields'>, row: Record<string, unknown>): FormValues {
  const column = hindiColumnOf(row);
  return Object.fromEntries(
    fields.filter(hasHindi).map((field) => [hindiName(field.name), asTyped(column[pathOf(field)]?.hindi)]),
  );
}

/** The names of the fields whose English has changed since their Hindi was made. */
export function hindiToCheck({ fields }: Pick<ContentPlan, 'fields'>, row: Record<string, unknown>): string[] {
  const column = hindiColumnOf(row);
  return fields.filter(hasHindi).flatMap((field) => {
    const path = pathOf(field);
    const text = column[path];
    return text && isToCheck(text, valueAt(row, path)) ? [field.name] : [];
  });
}

/**
 * Returns the column `hindi` after a form is saved. Hindi that is typed belongs to the English that is saved with it;
 * Hindi that stays belongs to the English that it was made from, unless its checkbox says that it fits today's.
 *
 * @param before the row as it is stored; null for a new one
 * @param after the row as it will be stored
 */
export function readHindiTexts(
  { fields }: Pick<ContentPlan, 'fields'>,
  typed: FormValues,
  { before, after }: { before: Record<string, unknown> | null; after: Record<string, unknown> },
): { hindi: HindiColumn } | { errors: FormErrors } {
  const hindi: Record<string, HindiColumn[string]> = { ...hindiColumnOf(before ?? {}) };
  const errors: FormErrors = {};
  for (const field of fields.filter(hasHindi)) {
    const name = hindiName(field.name);
    if (typed[name] === undefined) continue;
    const path = pathOf(field);
    const stored = hindi[path];
    const read = readText(field, typed[name]);
    if ('problem' in read) errors[name] = read.problem;
    else {
      const isUnchanged = stored && asTyped(read.text) === asTyped(readStored(field, stored.hindi));
      const english = valueAt(after, path);
      if (read.text.length === 0 || !isText(english)) delete hindi[path];
      else if (!isUnchanged) hindi[path] = { english, hindi: read.text };
      else if (typed[checkedName(field.name)] === 'on') hindi[path] = { ...stored, english };
    }
  }
  return Object.keys(errors).length > 0 ? { errors } : { hindi };
}

function isText(value: unknown): value is TextValue {
  return typeof value === 'string' || Array.isArray(value);
}

/** The field that a text's Hindi is read as. Its length is not bounded by a column; twice the English is plenty. */
export function hindiField({ required: _, most, ...field }: ContentField): ContentField {
  return { ...field, label: `${field.label} in Hindi`, ...(most !== undefined && { most: 2 * most }) };
}

/** The most bytes of a form with all fields of a plan, each of them full, in both languages. */
export function mostFormBytes({ fields }: Pick<ContentPlan, 'fields'>): number {
  const texts = fields.flatMap((field) => (hasHindi(field) ? [field, hindiField(field)] : [field]));
  return bytesOfTexts(texts.map(mostCharacters));
}

function readText(field: ContentField, typed: string): { text: TextValue } | { problem: string } {
  const read = readContent({ fields: [hindiField(field)] }, { [field.name]: typed }, true);
  if ('errors' in read) return { problem: read.errors[field.name] ?? '' };
  const value = read.values[pathOf(field)];
  return { text: isText(value) ? value : '' };
}

/** A stored text as it would be after being typed, since typing normalises its letters. */
function readStored(field: ContentField, stored: TextValue): TextValue {
  const read = readText(field, asTyped(stored));
  return 'text' in read ? read.text : stored;
}

function asTyped(text: TextValue | undefined): string {
  return typeof text === 'string' ? text : (text ?? []).join('\n');
}
