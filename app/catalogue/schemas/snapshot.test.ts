import { expect, test } from 'vitest';
import { builtInSnapshot } from '#app/catalogue/fallback/snapshot.server.ts';
import { snapshotSchema } from './snapshot.server.ts';

test('nothing of the content is lost when the last good answer is kept and read again', () => {
  const content = builtInSnapshot('en');
  expect(content.hotels).toHaveLength(12);
  expect(snapshotSchema.parse(JSON.parse(JSON.stringify(content)))).toEqual(content);
});
