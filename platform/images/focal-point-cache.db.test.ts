import { expect, test } from 'vitest';
import { databaseOfThisFile } from '#tests/databases/database-of-this-file.ts';
import { readStaffFocus } from './focal-point-cache.ts';

const open = databaseOfThisFile();

test('the site sees the focal point that staff gave a picture, and none of a picture without a row', async () => {
  await open().db.owner.query(
    `insert into media (filename, supabase_path, public_url, focal_x, focal_y)
     values ('a.webp', 'lotuscourt/uploads/a.webp', '/a', 0.25, 0.8)`,
  );
  expect(await readStaffFocus(open().database.reads, 'lotuscourt/uploads/a.webp')).toEqual({ x: 0.25, y: 0.8 });
  expect(await readStaffFocus(open().database.reads, 'lotuscourt/uploads/b.webp')).toBeUndefined();
});
