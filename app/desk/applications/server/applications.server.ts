import { sql, type Transaction } from 'kysely';
import { type CvScan, isCvHeld } from '#app/careers/cv-scan.ts';
import {
  type ApplicationFilter,
  type ApplicationRow,
  applicationStatuses,
} from '#app/desk/applications/application-status-changes.ts';
import type { TimelineEntry } from '#app/desk/enquiry/enquiry-change.ts';
import { recordChange } from '#app/desk/enquiry/server/change-enquiry.server.ts';
import { arrival, timelineOf, undoableOf } from '#app/desk/enquiry/server/find-enquiry.server.ts';
import type { Principal } from '#app/desk/staff/staff-roles.ts';
import { todayInIndia } from '#app/language/dates.ts';
import type { Language } from '#app/language/page-language.ts';
import { cleanLine } from '#platform/clean-text.ts';
import type { DB } from '#platform/database/types.ts';
import { displayFilename } from '#platform/storage/display-filename.ts';
import { documentExtension, documentTypes, extensionOf } from '#platform/storage/documents/document-checker.ts';

export interface ApplicationDetail extends ApplicationRow {
  email: string;
  phone: string;
  /** The language of the page from which it was sent. */
  language: Language;
  address: string;
  motivation: string;
  coverLetter: string | null;
  cvName: string | null;
  cvScan: CvScan;
  /** The virus scanner's name for what it found in the CV. */
  cvFinding: string | null;
  /** The reasons why the spam filter held it back. */
  reasons: string[];
  version: number;
  timeline: TimelineEntry[];
  /** The change that undo would take back. */
  undoable: TimelineEntry | null;
}

interface Row extends Omit<ApplicationDetail, 'keptUntil' | 'timeline' | 'undoable'> {
  id: string;
  kept: Date;
}

const MOST = 200;

const columns = sql`a.id, a.reference, a.name, a.position, a.status, a.created_at as "createdAt", a.due_at as "dueAt",
  a.first_response_at as "answeredAt", a.cv_path is not null as "hasCv", a.quarantine, a.property, a.interview_at as "interviewAt", a.created_at + (
    select make_interval(months => desk.application_months())) as kept`;

const isInvited = sql<boolean>`a.status = 'shortlisted' and a.interview_at is not null`;

/** How many applications have each status, how many are invited to an interview, and how many of these are over. */
export type ApplicationCounts = Record<NonNullable<ApplicationFilter['status']> | 'late', number>;

/**
 * The applications, newest first; interviews in the order in which they take place. Those that the spam filter held back
 * are among them, for a person to look at.
 */
export async function listApplications(
  desk: Transaction<DB>,
  { status, position, property }: ApplicationFilter,
): Promise<{ rows: ApplicationRow[]; counts: ApplicationCounts }> {
  const about = sql`(${position}::text is null or a.position = ${position})
    and (${property}::text is null or a.property = ${property})`;
  const isShown = status === 'interviews' ? isInvited : sql`(${status}::text is null or a.status = ${status})`;
  const order = status === 'interviews' ? sql`a.interview_at` : sql`a.created_at desc`;
  const { rows } = await sql<Row>`
    select ${columns} from career_applications a
     where ${about} and ${isShown} order by ${order} limit ${MOST}`.execute(desk);
  const ofStatus = applicationStatuses.map(
    (known) => sql`(count(*) filter (where a.status = ${known}))::int as ${sql.ref(known)}`,
  );
  const counted = await sql<ApplicationCounts>`
    select ${sql.join(ofStatus)}, (count(*) filter (where ${isInvited}))::int as interviews,
           (count(*) filter (where ${isInvited} and a.interview_at < now()))::int as late
      from career_applications a where ${about}`.execute(desk);
  const [counts] = counted.rows;
  if (!counts) throw new Error('The counts of the applications came back empty.');
  return { rows: rows.map(readRow), counts };
}

/** Finds the applications whose reference, name, e-mail or phone number has words that begin with these. */
export async function searchApplications(desk: Transaction<DB>, typed: string): Promise<ApplicationRow[]> {
  const { rows } = await sql<Row>`
    select ${columns} from career_applications a
     where a.words @@ desk.words_asked(${cleanLine(typed)}) order by a.created_at desc limit ${MOST}`.execute(desk);
  return rows.map(readRow);
}

/** Returns one application, or null if there is none or this person may not see it. */
export async function findApplication(desk: Transaction<DB>, reference: string): Promise<ApplicationDetail | null> {
  const { rows } = await sql<Row>`
    select ${columns}, a.email, a.phone, a.language, a.address, a.motivation, a.cover_letter as "coverLetter",
           a.cv_filename as "cvName", a.cv_scan as "cvScan",
           a.cv_scan_finding as "cvFinding", a.quarantine_reasons as reasons, a.version
      from career_applications a where a.reference = ${reference}`.execute(desk);
  const [row] = rows;
  if (!row) return null;
  const timeline = await timelineOf(desk, { applicationId: row.id }, row.id);
  return {
    ...readRow(row),
    cvName: row.cvName && displayFilename(row.cvName, 'CV'),
    timeline: [arrival(row.createdAt), ...timeline],
    undoable: undoableOf(timeline),
  };
}

function readRow({ kept, ...row }: Row) {
  return { ...row, keptUntil: todayInIndia(kept) };
}

/** Returns the file name of a downloaded CV: the site chooses it, with the extension of its content. */
export interface StoredCv {
  key: string;
  name: string;
  type: string;
}

/** Finds a CV in the store and records who opened it. Null if there is none, `held` if nobody may have it. */
export async function openCv(
  desk: Transaction<DB>,
  principal: Principal,
  reference: string,
): Promise<StoredCv | { held: CvScan } | null> {
  const found = await desk
    .selectFrom('career_applications')
    .select(['id', 'reference', 'cv_path', 'cv_type', 'cv_scan'])
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!found?.cv_path) return null;
  const scan = found.cv_scan as CvScan;
  if (isCvHeld(scan)) return { held: scan };
  await recordChange(desk, principal, { id: found.id, isApplication: true }, { kind: 'opened' });
  // Where no type is stored, the key's extension gives it: the site made the key from the content.
  const extension = extensionOf(found.cv_type) ?? documentExtension(found.cv_path);
  const type = extension ? documentTypes[extension] : 'application/octet-stream';
  return { key: found.cv_path, name: `${found.reference}-cv.${extension ?? 'bin'}`, type };
}
