import type { FieldDefinition } from '#app/forms/form-definition.ts';
import type { FormValues } from '#app/forms/form-types.ts';
import { functionOptions } from '#content/shown-options.ts';
import type { EventFunction } from './event-functions.ts';
import { functionFieldsTexts as texts } from './texts.ts';

const parts = ['kind', 'day', 'guests', 'space'] as const;
export type FunctionPart = (typeof parts)[number];

/** The numbers of the functions that may be added to the main one: an enquiry asks for six at most. */
export const furtherNumbers = [2, 3, 4, 5, 6];

export const functionField = (number: number, part: FunctionPart) => `function_${number}_${part}`;

/** Stands in the field of the kind of a function that is not wanted after all. */
export const leftOut = 'none';

/** Returns the names of the fields that forms post. Of the main function only the kind is here; the rest are the event's own. */
export function functionFieldNames(): string[] {
  const further = furtherNumbers.flatMap((number) => parts.map((part) => functionField(number, part)));
  return [functionField(1, 'kind'), ...further];
}

/** Returns the numbers of the added functions: those of which anything is typed. */
export function addedNumbers(values: FormValues): number[] {
  return furtherNumbers.filter((number) => parts.some((part) => values[functionField(number, part)]?.trim()));
}

/** Returns the values with one more function of that kind, if there is room for it. */
export function addFunction(values: FormValues, kind: string): FormValues {
  const taken = addedNumbers(values);
  const free = furtherNumbers.find((number) => !taken.includes(number));
  return free ? { ...values, [functionField(free, 'kind')]: kind } : values;
}

/** Returns the values with one more function, if the button that adds one was pressed without a script. */
export function moreFunctions({ add_function: kind, ...values }: FormValues): FormValues | undefined {
  return kind ? addFunction(values, kind) : undefined;
}

/** Returns the values of the fields that stand for these functions. */
export function functionValues(functions: readonly EventFunction[]): FormValues {
  const values = functions.flatMap(({ kind, day, guests, space }, at) => {
    const texts = { kind, day: day ?? '', guests: guests ? String(guests) : '', space: space ?? '' };
    return parts.map((part) => [functionField(at + 1, part), texts[part]]);
  });
  return Object.fromEntries(values.filter(([name = '']) => functionFieldNames().includes(name)));
}

interface Shown {
  values: FormValues;
  days: Pick<FieldDefinition, 'min' | 'max'>;
  /** Absent where a hall is not asked for. */
  spaces?: Pick<FieldDefinition, 'none' | 'options'> | undefined;
}

/** Returns the fields of the functions that were added to a form, and before them what the main one is. */
export function functionDefinitions({ values, days, spaces }: Shown): FieldDefinition[] {
  const numbers = addedNumbers(values);
  if (numbers.length === 0) return [];
  const field = (number: number, part: keyof typeof kinds): FieldDefinition => {
    const name = functionField(number, part);
    const label = texts.kind(number) + (part === 'kind' ? '' : `, ${labels[part]}`);
    return { name, label, value: values[name] ?? '', ...kinds[part] };
  };
  const labels = { day: texts.day, guests: texts.guests, space: texts.space };
  const options = [...functionOptions, { value: leftOut, label: texts.leaveOut }];
  const kinds = {
    kind: { kind: 'select', wide: true, options },
    day: { kind: 'date', ...days },
    guests: { kind: 'count', min: '1', hint: texts.sameGuests },
    space: { kind: 'select', wide: true, ...spaces },
  } as const;
  const shown = parts.filter((part) => part !== 'space' || spaces);
  return [
    { ...field(1, 'kind'), none: texts.asEvent, options: functionOptions },
    ...numbers.flatMap((number) => shown.map((part) => field(number, part))),
  ];
}
