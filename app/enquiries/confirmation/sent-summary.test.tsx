import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SentSummary } from './sent-summary.tsx';

const summary = {
  reference: 'TV-7K3M9Q',
  variant: 'enquiry' as const,
  venue: { slug: 'wedcation-by-tivoli-israna', name: 'Wedcation, Israna', city: 'Israna', state: 'Haryana' },
  space: 'Open Lawn',
  eventType: 'wedding' as const,
  dayExactness: 'day' as const,
  functions: [],
  eventDate: '2027-02-14',
  guestCount: 450,
  needsRooms: true,
  budgetRange: null,
  message: 'A lawn by the pool.',
  email: 'meera@example.com',
};
const shown = (changed: Partial<typeof summary> = {}) =>
  renderToStaticMarkup(<SentSummary summary={{ ...summary, ...changed }} />).replace(/<[^>]+>/g, '|');

test('the confirmation shows the wish for rooms and the message, and names a town once', () => {
  expect(shown()).toContain('Rooms needed');
  expect(shown()).toContain('|A lawn by the pool.|');
  expect(shown()).toContain('|Wedcation, Israna|');
  expect(shown({ needsRooms: false })).not.toContain('Rooms needed');
  const palace = { slug: 'the-tivoli', name: 'The Tivoli', city: 'New Delhi', state: 'Delhi' };
  expect(shown({ venue: palace })).toContain('|The Tivoli, New Delhi|');
});
