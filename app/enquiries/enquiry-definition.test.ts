import { expect, test } from 'vitest';
import type { Variant } from './enquiry.ts';
import { enquiryDefinition } from './enquiry-definition.ts';

const definitionOf = (variant: Variant, filled = {}) =>
  enquiryDefinition({ id: 'enquiry', variant, today: '2027-01-05', typedDate: '', filled });

test('each variant says in its own words that something went wrong that nobody expected', () => {
  expect(definitionOf('home').failure).toEqual({
    title: 'Submission Error',
    message: 'Failed to submit booking. Please try again.',
  });
  expect(definitionOf('enquiry').failure).toEqual({
    title: 'Submission Failed',
    message: 'An unexpected error occurred',
  });
});

test('a day within three years, the phone’s keyboard and what is known beforehand stand in the fields', () => {
  const { fields } = definitionOf('enquiry', { venue_id: 'the-tivoli' });
  const field = (name: string) => fields.find((each) => each.name === name);
  expect(field('event_date')).toMatchObject({ min: '2027-01-05', max: '2030-01-05', required: true });
  expect(field('phone')).toMatchObject({ kind: 'tel', placeholder: '+91' });
  expect(field('venue_id')).toMatchObject({ value: 'the-tivoli', required: false });
  expect(definitionOf('home').fields.map(({ name }) => name)).not.toContain('budget_range');
});
