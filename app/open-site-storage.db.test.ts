import { expect, test } from 'vitest';
import { databaseOfThisFile } from '#tests/databases/database-of-this-file.ts';
import { readStaffFocus, referencedObjects } from './open-site-storage.server.ts';

const open = databaseOfThisFile();

test('the site sees which uploads its rows refer to, pictures and CVs alike', async () => {
  await open().db.owner.query(
    `insert into media (filename, supabase_path, public_url) values ('a.webp', 'lotuscourt/uploads/a.webp', '/a')`,
  );
  await open().db.owner.query(
    `insert into career_applications
       (language, reference, submission_id, content_hash, name, email, phone, address, position, motivation, cv_path)
     values ('en', 'TV-7K3M9Q', gen_random_uuid(), repeat('a', 64), 'A', 'a@example.com', '+911155500100', 'Delhi', 'Chef', 'Food',
       'documents/uploads/b.pdf')`,
  );
  const keys = ['lotuscourt/uploads/a.webp', 'documents/uploads/b.pdf', 'documents/uploads/c.pdf'];
  expect(await referencedObjects(open().database.reads, keys)).toEqual(new Set(keys.slice(0, 2)));
});

test('the site sees the focal point that staff gave a picture, and none of a picture without a row', async () => {
  await open().db.owner.query(
    `insert into media (filename, supabase_path, public_url, focal_x, focal_y)
     values ('c.webp', 'lotuscourt/uploads/c.webp', '/a', 0.25, 0.8)`,
  );
  expect(await readStaffFocus(open().database.reads, 'lotuscourt/uploads/c.webp')).toEqual({ x: 0.25, y: 0.8 });
  expect(await readStaffFocus(open().database.reads, 'lotuscourt/uploads/d.webp')).toBeUndefined();
});
