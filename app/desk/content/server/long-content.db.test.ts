import { expect, test } from 'vitest';
import { sliceOf } from '#platform/pagination.ts';
import { addHotelsUpTo } from '#tests/databases/many-hotels.ts';
import { editingOfThisFile } from '#tests/desk/editing-of-this-file.ts';

const { open } = editingOfThisFile();
const size = 50;

test('a hundred hotels are three pages of the desk, and moving one changes it and its neighbour', async () => {
  const { editing, admin, db } = open();
  await addHotelsUpTo(120, db);
  const page = (number: number) => editing.list(admin, 'hotels', undefined, sliceOf(number, size));
  const pages = await Promise.all([page(1), page(2), page(3)]);
  expect(pages.map(({ rows, total }) => [rows.length, total])).toEqual([
    [50, 120],
    [50, 120],
    [20, 120],
  ]);
  const ids = pages.flatMap(({ rows }) => rows.map(({ id }) => id));
  expect(new Set(ids).size).toBe(120);

  const [first, second, third] = ids.slice(60);
  expect(await editing.move(admin, 'hotels', second ?? '', 'up')).toBe(true);
  const moved = (await page(2)).rows.map(({ id }) => id).slice(10, 13);
  expect(moved).toEqual([second, first, third]);
  expect(await editing.changes(admin)).toHaveLength(2);

  const options = await editing.options(admin, third);
  expect(options.hotels.some(({ value }) => value === third)).toBe(true);
});
