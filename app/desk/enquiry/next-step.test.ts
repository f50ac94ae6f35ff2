import { expect, test } from 'vitest';
import { proposedDay, readStep, stepInWords } from './next-step.ts';

const today = '2027-02-10';
const call = { step_kind: 'call', step_on: '2027-02-12', step_at: '', step_words: '' };

test('a step has a kind and a day, an hour and words if somebody gives them', () => {
  expect(readStep(call, today)).toEqual({ accepted: { kind: 'call', on: '2027-02-12', at: null, words: null } });
  const visit = { step_kind: 'visit', step_on: '12/2/2027', step_at: '15:30', step_words: ' The tent, and parking. ' };
  const reading = readStep(visit, today);
  expect(reading).toEqual({
    accepted: { kind: 'visit', on: '2027-02-12', at: '15:30', words: 'The tent, and parking.' },
  });
  expect('accepted' in reading && stepInWords(reading.accepted)).toBe(
    'Visit, 12 Feb 2027, 3:30 PM: The tent, and parking.',
  );
});

test.each(['3:30 pm', '15.30', '१५:३०', '15:30:00'])('the hour of a step may be typed as %s', (step_at) => {
  expect(readStep({ ...call, step_at }, today)).toMatchObject({ accepted: { at: '15:30' } });
});

test.each([
  [{ ...call, step_kind: 'dance' }, 'step_kind', 'Choose what is to be done next'],
  [{ ...call, step_on: '' }, 'step_on', 'Choose a day for the next step'],
  [{ ...call, step_on: '2027-02-09' }, 'step_on', 'Choose a day from today on for the next step'],
  [{ ...call, step_at: '25:00' }, 'step_at', 'Write the time as 19:00'],
  [{ ...call, step_at: 'noon' }, 'step_at', 'Write the time as 19:00'],
])('%o is refused with a sentence', (values, field, sentence) => {
  expect(readStep(values, today)).toEqual({ errors: { [field]: sentence } });
});

test('three days are proposed, or the day before a date that is held is free again', () => {
  expect(proposedDay(today, [])).toBe('2027-02-13');
  expect(proposedDay(today, ['2027-03-01'])).toBe('2027-02-13');
  expect(proposedDay(today, ['2027-02-12', '2027-03-01'])).toBe('2027-02-11');
  expect(proposedDay(today, ['2027-02-10']), 'it ends today').toBe('2027-02-13');
});
