import { expect, test } from 'vitest';
import { type PlanTexts, readMove, readOptionDays, readPlan, readPlanToPropose } from './read-plan.ts';

const typed: PlanTexts = {
  property: 'The Tivoli',
  kind: 'wedding',
  day: '14 Feb 2031',
  from: '7 pm',
  to: '1 am',
  layout: '',
  setup: '4 hours',
  clearing: '१२०',
  expected: '1,200',
  guaranteed: '',
  amount: '₹ 22,00,000/-',
};
const read = (change: Partial<PlanTexts> = {}) => readPlan({ ...typed, ...change }, ['a']);

test('a plan is read as it is meant, and what is left empty says nothing', () => {
  expect(read()).toEqual({
    plan: {
      property: 'the-tivoli',
      kind: 'wedding',
      spaces: ['a'],
      starts: new Date('2031-02-14T19:00:00+05:30'),
      ends: new Date('2031-02-15T01:00:00+05:30'),
      layout: null,
      setupMinutes: 240,
      clearingMinutes: 120,
      expected: 1_200,
      guaranteed: null,
      amount: 2_200_000,
    },
  });
});

test.each<[field: keyof PlanTexts, text: string, problem: RegExp]>([
  ['to', '19:00', /^It begins at 19:00, too\. For a whole day and night enter one minute less\.$/],
  ['to', '7 pm', /begins at 19:00, too/],
  ['to', '', /when it ends/],
  ['from', 'evening', /19:00/],
  ['day', '0031-02-14', /four digits/],
  ['day', '31/2/2031', /no such day/],
  ['kind', 'roka', /Choose what it is/],
  ['layout', 'circus', /layout from the list/],
  ['property', '', /Choose a property/],
  ['setup', '1:30', /whole number/],
  ['clearing', '-5', /whole number/],
  ['expected', '1,4', /whole number/],
  ['guaranteed', '0', /from 1/],
  ['amount', '2,5', /whole number/],
])('of a plan %s %j is refused at its field, and nothing stands in for it', (field, text, problem) => {
  expect(read({ [field]: text })).toEqual({ problems: { [field]: expect.stringMatching(problem) } });
});

test('spaces are proposed while a number cannot be read, and not while day or time cannot', () => {
  const proposed = (change: Partial<PlanTexts>) => readPlanToPropose({ ...typed, ...change });
  expect(proposed({ expected: 'many' })).toMatchObject({ read: { problems: {} }, plan: { expected: null } });
  expect(proposed({ day: '0031-02-14' }).plan).toBeNull();
});

test.each([
  ['14', 14],
  ['2 weeks', 14],
  ['१४ दिन', 14],
  ['1,4', undefined],
  ['400', undefined],
  ['-3', undefined],
  ['', undefined],
])('an option for “%s” is of that many days, or refused', (text, days) => {
  const problem = 'Enter the days of the option, from 1 to 90';
  expect(readOptionDays(text)).toEqual(days ? { value: days } : { problem });
});

test.each([
  ['-3', -3],
  ['−2 days', -2],
  ['+1 week', 7],
  ['९', 9],
  ['0', undefined],
  ['1,4', undefined],
  ['--3', undefined],
  ['800', undefined],
])('an event moved by “%s” goes that far, or stays', (text, days) => {
  const problem = 'Enter by how many days to move it, from −730 to 730';
  expect(readMove(text)).toEqual(days ? { value: days } : { problem });
});
