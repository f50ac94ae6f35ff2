import { expect, test } from 'vitest';
import { describeSamples } from './describe-samples.ts';

test('a start says in one line how many records are samples, and what pages do with them', () => {
  expect(describeSamples(0, 'hide')).toEqual([]);
  expect(describeSamples(1, 'show')).toEqual([
    '1 record is a sample that nobody has supplied yet: pages mark them; /desk/content/samples lists them.',
  ]);
  expect(describeSamples(40, 'hide')).toEqual([
    '40 records are samples that nobody has supplied yet: pages leave them out until they are saved at /desk/content/samples, or SAMPLE_CONTENT=show is set.',
  ]);
});
