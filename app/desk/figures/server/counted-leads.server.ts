import { type RawBuilder, sql } from 'kysely';
import { addDays } from '#app/language/dates.ts';
import type { FiguresScope } from './figures.server.ts';

/**
 * The condition of every figure over `leads`: its days, its property, and nothing that is held back as spam or goes on
 * as another enquiry.
 */
export function countedLeads({ from, until, property }: FiguresScope): RawBuilder<boolean> {
  const ofProperty = property === undefined ? sql`true` : sql`venue_id = ${property}`;
  return sql`created_at >= ${midnight(from)}::timestamptz and created_at < ${midnight(addDays(until, 1))}::timestamptz
    and quarantine in ('none', 'released') and merged_into is null and ${ofProperty}`;
}

function midnight(day: string): string {
  return `${day}T00:00:00+05:30`;
}
