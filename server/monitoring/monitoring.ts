import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { ServerTruth } from '#domain/server-truth.ts';
import { freshFor } from '#server/catalogue/fresh-for.ts';
import type { Database } from '#server/database/open-database.ts';
import { errorFields } from '#server/logging.ts';
import type { HearLine } from '#server/tap-log.ts';
import { ErrorGroups } from './error-groups.ts';
import { createHearErrors } from './hear-errors.ts';
import { watchInstance } from './instance.ts';
import { Measures } from './measures.ts';
import { readDetail } from './read-detail.ts';
import { createSourcePlaces, type SourcePlaces } from './source-places.ts';
import { truthFrom } from './truth-from.ts';
import { Warnings } from './warnings.ts';
import { forgetInstance, forgetOld, writeDown } from './write-down.ts';

/** What the site measures of itself and knows about itself. */
export interface Monitoring {
  /** MEASURES: whether anything is measured at all. */
  isOn: boolean;
  measures: Measures;
  errors: ErrorGroups;
  places: SourcePlaces;
  warnings: Warnings;
  /** Listens to the log; what is logged as an error is counted. */
  hear: HearLine;
  /** Words for everybody, with figures for staff where `detail`. Never rejects; answers of the last seconds are given again. */
  truth(view: 'coarse' | 'detail'): Promise<ServerTruth>;
  /** Writes down what this process counted since the last time. Rejects while the database is away; nothing is lost then. */
  writeDown(): Promise<void>;
  close(): Promise<void>;
}

interface Parts {
  isOn: boolean;
  database: Database;
  /** Rejects while pages come from the fallback. */
  checkContent: () => Promise<void>;
  /** Name of the build. */
  build: string;
  /** Folder of the built site. */
  buildDir: string;
  log: Logger;
}

const WRITE_EVERY_MS = 60_000;
const FORGET_EVERY = 30;
const FRESH_MS = 3_000;

export function openMonitoring({ isOn, database, checkContent, build, buildDir, log }: Parts): Monitoring {
  const db = database.jobs;
  const measures = new Measures();
  const errors = new ErrorGroups();
  const places = createSourcePlaces(buildDir);
  const warnings = new Warnings();
  const id = randomUUID();
  const instance = watchInstance({ id, build, isOn });
  let reading: Promise<ServerTruth> | undefined;
  let writes = 0;
  let writing: Promise<void> = Promise.resolve();

  const dataSource = () =>
    checkContent().then(
      () => 'database' as const,
      () => 'fallback' as const,
    );

  async function write(): Promise<void> {
    const data = await dataSource();
    const [measured, groups] = [measures.take(), errors.take()];
    try {
      await writeDown(db, { measured, groups, instance: instance.figures(data) }, new Date());
    } catch (error) {
      measures.putBack(measured);
      errors.putBack(groups);
      throw error;
    }
    if (writes++ % FORGET_EVERY === 0) await forgetOld(db);
  }

  /** One after the other, so that what is put back is not lost. */
  function writeNext(): Promise<void> {
    const next = writing.then(write);
    writing = next.catch(() => {});
    return next;
  }

  const writeRegularly = () => {
    writeNext().catch((error: unknown) =>
      log.warn({ error: errorFields(error) }, 'measures could not be written down'),
    );
  };
  const timer = isOn ? setInterval(writeRegularly, WRITE_EVERY_MS).unref() : undefined;

  const read = freshFor(FRESH_MS, async (): Promise<ServerTruth> => {
    const takenAt = new Date();
    const data = await dataSource();
    const detail = await writeNext()
      .then(() => readDetail(db, build))
      .catch(() => undefined);
    return truthFrom({
      takenAt,
      data,
      detail,
      own: { build, warnings: warnings.standing(), instance: instance.figures(data), errors: errors.waiting() },
    });
  });

  return {
    isOn,
    measures,
    errors,
    places,
    warnings,
    hear: createHearErrors(errors, places),
    async truth(view) {
      // Asked by many at once, it is read once.
      reading ??= read.get().finally(() => {
        reading = undefined;
      });
      const { detail, ...coarse } = await reading;
      return view === 'detail' && detail ? { ...coarse, detail } : coarse;
    },
    writeDown: writeNext,
    async close() {
      clearInterval(timer);
      instance.close();
      if (isOn) {
        await writeNext()
          .then(() => forgetInstance(db, id))
          .catch(() => {});
      }
    },
  };
}
