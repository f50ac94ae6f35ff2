import type { Kysely } from 'kysely';
import type { DB } from '#platform/database/types.ts';

export async function referencedObjects(db: Kysely<DB>, keys: string[]): Promise<Set<string>> {
  const [media, applications] = await Promise.all([
    db.selectFrom('media').select('supabase_path as key').where('supabase_path', 'in', keys).execute(),
    db.selectFrom('career_applications').select('cv_path as key').where('cv_path', 'in', keys).execute(),
  ]);
  return new Set([...media, ...applications].map(({ key }) => key).filter((key) => key !== null));
}
