import { readFile } from 'node:fs/promises';
import type { TestDatabase } from './database.ts';

/** Makes the group as large as told, by hotels like its own: with pictures, rooms and spaces. */
export async function growTo(hotels: number, { owner }: Pick<TestDatabase, 'owner'>): Promise<void> {
  const statement = await readFile('lab/growth/hotels.sql', 'utf8');
  await owner.query(statement.replaceAll('$1::int', String(hotels)));
}
