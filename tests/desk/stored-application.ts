import type { TestDatabase } from '#tests/databases/database.ts';

/** Stores an application for the post of a chef, TV-777777, as the only one. */
export async function storedApplication({ owner }: Pick<TestDatabase, 'owner'>): Promise<void> {
  await owner.query(`
    delete from career_applications;
    insert into career_applications
       (language, reference, submission_id, content_hash, name, email, phone, address, position, motivation, cv_filename, cv_path)
     values ('en', 'TV-777777', gen_random_uuid(), repeat('a', 64), 'Kabir Sample', 'kabir@example.com', '+919810000001', 'Delhi',
             'Chef', 'I cook.', 'Kabir\u202Efdp.hta', 'documents/uploads/cv.pdf')`);
}
