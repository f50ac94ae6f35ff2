import { formatMoment } from '#app/language/dates.ts';
import { formatInr } from '#app/language/money.ts';
import { type FunctionState, kindLabels, stateLabels } from './diary-function.ts';

type Values = Record<string, unknown> | null;

const fields: Record<string, (value: unknown) => string> = {
  expected_guests: (value) => `${value ?? 'no number of'} guests expected`,
  guaranteed_guests: (value) => `${value ?? 'no number of'} guests guaranteed`,
  amount_inr: (value) => (value === null ? 'no amount' : formatInr(Number(value))),
  layout: (value) => (value ? `${value} layout` : 'no layout'),
  kind: (value) => kindLabels[value as keyof typeof kindLabels] ?? String(value),
  setup_minutes: (value) => `${value} minutes to set up`,
  clearing_minutes: (value) => `${value} minutes to clear`,
  reason: (value) => String(value),
};

export function historyWords(reference: string, before: Values, after: Record<string, unknown>): string {
  const state = after.state as FunctionState | undefined;
  if (!before) return `${reference} was put into the diary: ${standing(after)}, ${when(after)}.`;
  const parts: string[] = [];
  if (state === 'released' && before.state) parts.push('released');
  else if (state) parts.push(standing(after));
  else if (after.rank === 1) parts.push('moved up: it is the first option now');
  else if (after.rank) parts.push(`waits as option ${after.rank}`);
  if (after.challenged_at) parts.push('challenged by a second option');
  if (after.starts_at || after.ends_at) parts.push(`moved to ${when({ ...before, ...after })}`);
  if (after.spaces || after.property) parts.push('given other spaces');
  if (after.expires_at && !state) parts.push(`kept until ${formatMoment(new Date(String(after.expires_at)))}`);
  if ('owner_id' in after) parts.push('given to another colleague');
  if ('event_id' in after) parts.push('joined to this enquiry');
  for (const [name, words] of Object.entries(fields)) if (name in after) parts.push(words(after[name]));
  return `${reference}: ${parts.join(', ')}.`;
}

function standing({ state, rank }: Record<string, unknown>): string {
  if (state === 'option') return Number(rank) > 1 ? `option ${rank}` : 'option';
  return stateLabels[state as FunctionState].toLowerCase();
}

function when({ starts_at, ends_at }: Record<string, unknown>): string {
  const start = starts_at ?? ends_at;
  return start ? formatMoment(new Date(String(start))) : 'another time';
}
