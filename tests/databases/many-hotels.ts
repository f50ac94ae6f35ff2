import { readFile } from 'node:fs/promises';
import type { TestDatabase } from './database.ts';

/** Adds hotels like the group's own, with pictures, rooms and spaces, until there are as many as asked for. */
export async function addHotelsUpTo(hotels: number, { owner }: Pick<TestDatabase, 'owner'>): Promise<void> {
  const statement = await readFile('lab/growth/hotels.sql', 'utf8');
  await owner.query(statement.replaceAll('$1::int', String(hotels)));
}
