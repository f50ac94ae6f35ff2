import { type Kysely, sql, type Transaction } from 'kysely';
import { type DiaryFunction, type FunctionPlan, stateLabels } from '#app/desk/diary/diary-function.ts';
import { recordAudit } from '#app/desk/staff/server/record-audit.server.ts';
import { withStaffRole } from '#app/desk/staff/server/with-staff-role.server.ts';
import type { Principal } from '#app/desk/staff/staff-roles.ts';
import type { DB } from '#platform/database/types.ts';
import { propertiesOf } from './diary-span.server.ts';
import { asFirstWritten, functionsWhere, holds, lockAndSettle, rivalsOf } from './function-rows.server.ts';
import { areSpacesTaken, insertFunction, SpacesTaken, waitsBehindOptions } from './hold-date.server.ts';
import { type ImportFault, readImportFile } from './import-file.server.ts';
import { type ImportLine, readImportLines } from './import-lines.server.ts';

/** check: nothing is stored · all: everything, if every line is well · good: the lines that are well. */
export type ImportMode = 'check' | 'all' | 'good';

export interface ImportReport {
  /** How the file was read; null if it could not be. */
  readAs: string | null;
  good: number;
  faults: ImportFault[];
  /** The lines whose spaces somebody holds: in the diary already, or on an earlier line. */
  clashes: ImportFault[];
  /** The options that can be stored, but wait behind others. */
  waiting: ImportFault[];
  /** The lines that were imported before, or stand in the file twice. */
  known: ImportFault[];
  /** The lines that are well but for a reason or a last day that their state has no place for. */
  unused: ImportFault[];
  isStored: boolean;
}

class Unwanted extends Error {}

/** Takes bookings over. The transaction that would store them finds the clashes, and may then be undone. */
export async function importDiary(
  database: Kysely<DB>,
  principal: Principal,
  { file, mode }: { file: Uint8Array; mode: ImportMode },
): Promise<ImportReport> {
  const nothing = { good: 0, faults: [], clashes: [], waiting: [], known: [], unused: [], isStored: false };
  const read = await readImportFile(file);
  if ('words' in read) return { ...nothing, readAs: null, faults: [read] };
  let report: ImportReport = { ...nothing, readAs: read.readAs };
  try {
    await withStaffRole(database, principal, async (desk) => {
      const properties = (await propertiesOf(desk, null)).filter(
        ({ slug }) => principal.properties === 'all' || principal.properties.includes(slug),
      );
      const { lines, faults, unused } = await readImportLines(read, properties);
      await lockAndSettle(
        desk,
        lines.map(({ plan }) => plan.property),
      );
      const inserted = await insertLines(desk, principal, lines, await functionsByIdentity(desk, lines));
      const { clashes, known } = inserted;
      report = { ...report, ...inserted, good: lines.length - clashes.length - known.length, faults, unused };
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

/** Inserts line by line; a line whose spaces are held leaves nothing behind, and one that is in the diary is left out. */
async function insertLines(
  desk: Transaction<DB>,
  principal: Principal,
  lines: ImportLine[],
  inDiary: Map<string, Identified>,
): Promise<Pick<ImportReport, 'clashes' | 'waiting' | 'known'>> {
  const clashes: ImportFault[] = [];
  const waiting: ImportFault[] = [];
  const known: ImportFault[] = [];
  const lineOf = new Map<string, number>();
  const named = (reference: string) => (lineOf.has(reference) ? `line ${lineOf.get(reference)}` : reference);
  for (const line of lines) {
    const identity = identityOf({ ...line.plan, state: line.state });
    const same = inDiary.get(identity);
    if (same) {
      const state = same.state === line.state ? '' : `, as ${stateLabels[same.state].toLowerCase()}`;
      known.push({ line: line.line, words: `It is in the diary already: ${named(same.reference)}${state}.` });
      continue;
    }
    const rivals = async (own?: string) => {
      const found = (await rivalsOf(desk, line.plan, own ? [own] : [])).filter(holds);
      return found.map(({ reference }) => named(reference)).join(', ');
    };
    await sql`savepoint line`.execute(desk);
    try {
      const { reference, rank } = await insertFunction(desk, principal, { ...line, eventId: null });
      if (rank !== null && rank > 1) {
        if (!(await waitsBehindOptions(desk, reference))) throw new SpacesTaken();
        waiting.push({ line: line.line, words: `It waits behind ${await rivals(reference)}.` });
      }
      lineOf.set(reference, line.line);
      inDiary.set(identity, { reference, state: line.state });
      await sql`release savepoint line`.execute(desk);
    } catch (error) {
      if (!areSpacesTaken(error)) throw error;
      await sql`rollback to savepoint line`.execute(desk);
      clashes.push({ line: line.line, words: `Its spaces are held by ${await rivals()}.` });
    }
  }
  return { clashes, waiting, known };
}

type Identified = Pick<DiaryFunction, 'reference' | 'state'>;

/** What tells a line from another: all that is planned, because a diary has no names. */
const identifying = [
  ...['isEnquiry', 'property', 'spaces', 'starts', 'ends', 'setupMinutes', 'clearingMinutes'],
  ...['kind', 'layout', 'expected', 'guaranteed', 'amount'],
];

/** An option that became definite is the same function. An enquiry claims nothing, and never stands for one that does. */
function identityOf({ state, ...plan }: FunctionPlan & Pick<DiaryFunction, 'state'>): string {
  return JSON.stringify({ ...plan, spaces: plan.spaces.toSorted(), isEnquiry: state === 'enquiry' }, identifying);
}

/**
 * What is in the diary of the lines’ properties and days, by what a line would say of it. What has no lead counts as it came into the
 * diary as well: an imported function that was moved or released since is not imported again.
 */
async function functionsByIdentity(desk: Transaction<DB>, lines: ImportLine[]): Promise<Map<string, Identified>> {
  const properties = [...new Set(lines.map(({ plan }) => plan.property))];
  const times = lines.map(({ plan }) => plan.starts).toSorted((a, b) => a.getTime() - b.getTime());
  const isTheirs = sql`f.property = any (${properties}) and f.starts_at between ${times[0]} and ${times.at(-1)}`;
  const present = await functionsWhere(desk, isTheirs);
  const written = await functionsWhere(desk, sql`${isTheirs} and f.event_id is null`, asFirstWritten);
  const byReference = new Map(present.map((found) => [found.reference, found]));
  const found = new Map<string, Identified>();
  for (const first of written) found.set(identityOf(first), byReference.get(first.reference) ?? first);
  for (const now of present) if (now.state !== 'released') found.set(identityOf(now), now);
  return found;
}
