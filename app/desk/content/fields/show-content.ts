import { valueAt } from '#app/catalogue/hindi/show-hindi.ts';
import type { FormValues } from '#app/forms/form-types.ts';
import { formatDayOfYear, INDIA_OFFSET_MS } from '#app/language/dates.ts';
import { boxName, type ContentField, type ContentPlan, pathOf } from './content-field.ts';
import { showHindiTexts } from './hindi-content.ts';

/** A row as its form shows it. */
export function showContent({ fields }: Pick<ContentPlan, 'fields'>, row: Record<string, unknown>): FormValues {
  const shown = fields.flatMap((field) => showField(field, valueAt(row, pathOf(field))));
  return { ...Object.fromEntries(shown), ...showHindiTexts({ fields }, row) };
}

function showField({ name, kind, options = [] }: ContentField, value: unknown): [string, string][] {
  if (kind === 'check') return [[name, value === true ? 'on' : '']];
  if (kind === 'several') {
    const chosen = Array.isArray(value) ? value : [];
    return options.map((option) => [boxName(name, option.value), chosen.includes(option.value) ? 'on' : '']);
  }
  if (value === null || value === undefined) return [[name, '']];
  if (kind === 'lines') return [[name, Array.isArray(value) ? value.join('\n') : '']];
  if (kind === 'layouts') return [[name, Array.isArray(value) ? value.map(layoutLine).join('\n') : '']];
  if (kind === 'percent') return [[name, String(Math.round(Number(value) * 100))]];
  if (kind === 'day of year') return [[name, formatDayOfYear(String(value))]];
  if (kind === 'moment') return [[name, inIndia(String(value))]];
  return [[name, String(value)]];
}

/** Says what of a stored row pages do not show: all of it while it is hidden or not of these days, or an overruled field. */
export function describeUnseen({ fields, times }: ContentPlan, values: FormValues, now = new Date()): string[] {
  const inIndiaNow = inIndia(now.toISOString());
  const [from, until] = (times ?? []).map((name) => values[name] || undefined);
  const whole = [
    'is_active' in values && values.is_active !== 'on' && 'It is hidden, so the site does not show it.',
    from && from > inIndiaNow && 'It has not begun, so the site does not show it yet.',
    until && until < inIndiaNow.slice(0, until.length) && 'It is over, so the site does not show it any more.',
  ].filter((sentence) => typeof sentence === 'string');
  const overruled = fields.flatMap(({ name, label }) => {
    const silent = fields.filter((other) => other.overruledBy === name && values[other.name]);
    const unseen = silent.map((other) => `“${other.label}: ${values[other.name]}”`).join(' and ');
    return values[name] && unseen
      ? [`The site shows “${values[name]}” and not ${unseen}, until “${label}” is empty.`]
      : [];
  });
  return [...whole, ...overruled];
}

function layoutLine(layout: { style?: unknown; capacity?: unknown }): string {
  return `${layout.style}: ${layout.capacity}`;
}

/** The format of an input of type datetime-local. */
function inIndia(moment: string): string {
  const time = new Date(moment).getTime();
  return Number.isNaN(time) ? '' : new Date(time + INDIA_OFFSET_MS).toISOString().slice(0, 16);
}
