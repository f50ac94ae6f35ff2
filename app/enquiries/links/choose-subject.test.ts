import { expect, test } from 'vitest';
import { wishesInWords } from './choose-subject.ts';

test('what was asked of the finder and has no field of its own is said in one sentence', () => {
  expect(wishesInWords({ guests: 200, layout: 'Classroom', setting: 'indoor', city: 'Noida', rooms: 40 })).toBe(
    'Classroom layout, indoors, in Noida, 40 rooms for the night.',
  );
  expect(wishesInWords({ guests: 200, setting: 'outdoor', rooms: 1 })).toBe('Outdoors, 1 room for the night.');
  expect(wishesInWords({ guests: 200 })).toBe('');
});
