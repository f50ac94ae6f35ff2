import { type Kysely, sql } from 'kysely';
import type { CvScan } from '#app/careers/cv-scan.ts';
import { type JobHandlers, sendJobs } from '#app/queues.server.ts';
import type { DB } from '#platform/database/types.ts';
import type { ObjectStore } from '#platform/storage/object-store.ts';
import type { VirusScanner } from '#platform/storage/virus-scanner.ts';

interface Parts {
  database: Kysely<DB>;
  objects: Pick<ObjectStore, 'read'>;
  /** Absent if no scanner is configured any more: then waiting CVs are released. */
  scanner: VirusScanner | undefined;
  /** Is called once the result for a CV is known. */
  onResult: () => void;
}

/** Scans a waiting CV. Rejects if the scanner is away: then the job is tried again. */
export function scanCv({ database, objects, scanner, onResult }: Parts): JobHandlers['cv-scan'] {
  return async ({ id }) => {
    const row = await database
      .selectFrom('career_applications')
      .select('cv_path')
      .where('id', '=', id)
      .where('cv_scan', '=', 'waiting')
      .executeTakeFirst();
    if (!row?.cv_path) return;
    const result = scanner ? await scanner.scan(await objects.read(row.cv_path)) : { kind: 'none' as const };
    const state: CvScan = result.kind;
    await database
      .updateTable('career_applications')
      .set({
        cv_scan: state,
        cv_scan_finding: result.kind === 'infected' ? result.finding : null,
        cv_scanned_at: scanner ? sql<Date>`now()` : null,
      })
      .where('id', '=', id)
      .where('cv_scan', '=', 'waiting')
      .execute();
    onResult();
  };
}

/** Queues again the scans that were given up after a day of tries. Returns how many. */
export async function queueLostScans(database: Kysely<DB>): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select id from career_applications a
     where cv_scan = 'waiting' and created_at < now() - interval '1 hour'
       and not exists (select from jobs.job j
                        where j.name = 'cv-scan' and j.state in ('created', 'retry', 'active')
                          and j.data->>'id' = a.id::text)`.execute(database);
  if (rows.length === 0) return 0;
  await database.transaction().execute((transaction) =>
    sendJobs(
      transaction,
      'cv-scan',
      rows.map(({ id }) => ({ id })),
    ),
  );
  return rows.length;
}
