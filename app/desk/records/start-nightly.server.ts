import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import { INDIA_OFFSET_MS, todayInIndia } from '#app/language/dates.ts';
import type { DB } from '#platform/database/types.ts';
import { errorFields } from '#platform/telemetry/logging.ts';

interface Parts {
  database: Kysely<DB>;
  /** The work of the night; its result is stored for staff. */
  run: () => Promise<Record<string, unknown>>;
  log: Logger;
}

const LOOK_EVERY_MS = 15 * 60_000;
/** The hour in India at which the night's work begins, when few visitors are there. */
const FROM_HOUR = 3;

/**
 * Runs the work once a night, on the first replica that looks. If that replica dies, another one takes over after an
 * hour.
 */
export function startNightly(parts: Parts): () => void {
  const look = () => {
    runOnceTonight(parts).catch((error: unknown) =>
      parts.log.warn({ error: errorFields(error) }, 'the nightly check of the records failed'),
    );
  };
  const timer = setInterval(look, LOOK_EVERY_MS).unref();
  return () => clearInterval(timer);
}

/** Returns true if this call did the night's work. */
export async function runOnceTonight({ database, run, log }: Parts, now = new Date()): Promise<boolean> {
  if (new Date(now.getTime() + INDIA_OFFSET_MS).getUTCHours() < FROM_HOUR) return false;
  const day = todayInIndia(now);
  const taken = await sql`
    insert into site.nightly as night (day) values (${day})
    on conflict (day) do update set started_at = now()
     where night.finished_at is null and night.started_at < now() - interval '1 hour'
    returning day`.execute(database);
  if (taken.rows.length === 0) return false;
  const found = await run();
  await database
    .updateTable('site.nightly')
    .set({ finished_at: new Date(), found: JSON.stringify(found) })
    .where('day', '=', day)
    .execute();
  log.info({ part: 'nightly', ...found }, 'the records were checked');
  return true;
}
