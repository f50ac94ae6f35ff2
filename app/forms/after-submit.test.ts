import { expect, test } from 'vitest';
import type { SubmitResult } from '#app/forms/form-types.ts';
import { FormCounts } from '#app/forms/receive-form.server.ts';
import { createAfterSubmit } from './receive-form.server.ts';

const enquiry = { id: '1', reference: 'TIV-AAAAAA', mail: 'goes' as const };

test('each form has its outcomes from the start, so that the first refusal is an increase', () => {
  const figures = new FormCounts().all();
  expect(figures).toHaveLength(30);
  expect(new Set(figures.map(({ count }) => count))).toEqual(new Set([0]));
});

test('the desk hears of what was stored, readiness of what could not be, and each result is counted', () => {
  const counts = new FormCounts();
  const told: string[] = [];
  const afterSubmit = createAfterSubmit({
    counts,
    notifyDesk: () => void told.push('desk'),
    checkReadiness: () => void told.push('readiness'),
  });
  const results: SubmitResult[] = [
    { kind: 'invalid', errors: {} },
    { kind: 'flood', retryAfter: 60 },
    { kind: 'unavailable' },
    { kind: 'stored', enquiry, repeated: true },
    { kind: 'stored', enquiry, repeated: false },
  ];
  for (const result of results) afterSubmit('enquiry', result);
  afterSubmit('application', { kind: 'unavailable' });
  expect(told).toEqual(['readiness', 'desk', 'readiness']);
  const counted = counts.all().filter(({ count }) => count > 0);
  expect(counted.map(({ form, outcome, count }) => [form, outcome, count])).toEqual([
    ['enquiry', 'stored', 1],
    ['enquiry', 'invalid', 1],
    ['enquiry', 'too_many', 1],
    ['enquiry', 'refused', 1],
    ['enquiry', 'repeated', 1],
    ['application', 'refused', 1],
  ]);
});
