import { type Kysely, sql, type Transaction } from 'kysely';
import { recordAudit } from '#app/desk/staff/server/record-audit.server.ts';
import { withStaffRole } from '#app/desk/staff/server/with-staff-role.server.ts';
import type { Principal } from '#app/desk/staff/staff-roles.ts';
import type { DB } from '#platform/database/types.ts';
import { propertiesOf } from './diary-span.server.ts';
import { holds, lockDiary, rivalsOf } from './function-rows.server.ts';
import { areSpacesTaken, insertFunction, SpacesTaken, waitsBehindOptions } from './hold-date.server.ts';
import { type ImportFault, type ImportLine, readImport } from './import-lines.server.ts';

/** check: nothing is stored · all: everything, if every line is well · good: the lines that are well. */
export type ImportMode = 'check' | 'all' | 'good';

export interface ImportReport {
  good: number;
  faults: ImportFault[];
  /** The lines whose spaces somebody holds: in the diary already, or on an earlier line. */
  clashes: ImportFault[];
  /** The options that can be stored, but wait behind others. */
  waiting: ImportFault[];
  isStored: boolean;
}

class Unwanted extends Error {}

/** Takes bookings over. The transaction that would store them finds the clashes, and may then be undone. */
export async function importDiary(
  database: Kysely<DB>,
  principal: Principal,
  { text, mode }: { text: string; mode: ImportMode },
): Promise<ImportReport> {
  let report: ImportReport = { good: 0, faults: [], clashes: [], waiting: [], isStored: false };
  try {
    await withStaffRole(database, principal, async (desk) => {
      const properties = (await propertiesOf(desk, null)).filter(
        ({ slug }) => principal.properties === 'all' || principal.properties.includes(slug),
      );
      const { lines, faults } = await readImport(text, properties);
      await lockDiary(
        desk,
        lines.map(({ plan }) => plan.property),
      );
      const { clashes, waiting } = await insertLines(desk, principal, lines);
      report = { good: lines.length - clashes.length, faults, clashes, waiting, isStored: false };
      const isWell = faults.length + clashes.length === 0;
      if (mode === 'check' || (mode === 'all' && !isWell) || report.good === 0) throw new Unwanted();
      await recordAudit(desk, principal, { action: 'imported a diary', detail: { functions: report.good } });
    });
  } catch (error) {
    if (error instanceof Unwanted) return report;
    throw error;
  }
  return { ...report, isStored: true };
}

/** Inserts line by line; a line whose spaces are held leaves nothing behind. */
async function insertLines(
  desk: Transaction<DB>,
  principal: Principal,
  lines: ImportLine[],
): Promise<Pick<ImportReport, 'clashes' | 'waiting'>> {
  const clashes: ImportFault[] = [];
  const waiting: ImportFault[] = [];
  const lineOf = new Map<string, number>();
  for (const line of lines) {
    const rivals = async (own?: string) => {
      const found = (await rivalsOf(desk, line.plan, own ? [own] : [])).filter(holds);
      return found.map(({ reference }) => {
        const earlier = lineOf.get(reference);
        return earlier ? `line ${earlier}` : reference;
      });
    };
    await sql`savepoint line`.execute(desk);
    try {
      const { reference, rank } = await insertFunction(desk, principal, { ...line, eventId: null });
      if (rank !== null && rank > 1) {
        if (!(await waitsBehindOptions(desk, reference))) throw new SpacesTaken();
        const ahead = (await rivals(reference)).join(', ');
        waiting.push({ line: line.line, words: `It waits behind ${ahead}.` });
      }
      lineOf.set(reference, line.line);
      await sql`release savepoint line`.execute(desk);
    } catch (error) {
      if (!areSpacesTaken(error)) throw error;
      await sql`rollback to savepoint line`.execute(desk);
      clashes.push({ line: line.line, words: `Its spaces are held by ${(await rivals()).join(', ')}.` });
    }
  }
  return { clashes, waiting };
}
