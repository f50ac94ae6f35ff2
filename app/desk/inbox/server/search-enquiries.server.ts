import { sql, type Transaction } from 'kysely';
import type { InboxRow } from '#app/desk/inbox/inbox.ts';
import type { DB } from '#platform/database/types.ts';
import { inboxColumns, inboxTables } from './inbox-row.server.ts';

/** Nobody reads more results than these: a search that finds more is too vague. */
const MOST = 50;

/** Finds the enquiries whose reference, name, e-mail or phone number has words that begin with these; newest first. */
export async function searchEnquiries(desk: Transaction<DB>, typed: string): Promise<InboxRow[]> {
  const words = tsqueryOf(typed);
  if (!words) return [];
  const { rows } = await sql<InboxRow>`
    select ${inboxColumns} from ${inboxTables}
     where l.id = any (array(select desk.find(${words}::tsquery, ${MOST})))
     order by l.created_at desc`.execute(desk);
  return rows;
}

/** Turns "Meera +91 98100" into 'meera':* & '91':* & '98100':*; null if no word is left. */
function tsqueryOf(typed: string): string | null {
  const text = typed.slice(0, 100).toLowerCase();
  // A phone number is stored as one word, whatever its spaces.
  const isNumber = /^[\d\s()+-]+$/.test(text);
  const words = isNumber ? [text.replace(/\D/g, '')] : text.split(/[^\p{L}\p{N}\p{M}]+/u);
  const known = words.filter(Boolean).slice(0, 8);
  return known.length > 0 && known.join('').length > 1 ? known.map((word) => `'${word}':*`).join(' & ') : null;
}
