import type { HearLine } from '#server/tapped-log.ts';
import type { ErrorGroups } from './error-groups.ts';
import type { SourcePlaces } from './source-places.ts';

interface Line {
  level: number;
  msg?: string;
  err?: { name?: string; message?: string; stack?: string };
}

/** Pino's numbers; of a line they come first. */
const isError = /^\{"level":[56]0/;
/** A site that breaks with every request must not spend its time on finding out where. */
const mostAMinute = 120;

/** Counts what is logged as an error: nothing goes wrong in silence, and the log has it without what is a visitor's. */
export function createHearErrors(groups: ErrorGroups, places: SourcePlaces, now = () => Date.now()): HearLine {
  let minute = 0;
  let heard = 0;
  return (text) => {
    if (!isError.test(text)) return;
    const current = Math.floor(now() / 60_000);
    if (current !== minute) heard = 0;
    minute = current;
    heard += 1;
    if (heard > mostAMinute) return;
    const { err, msg = '' } = JSON.parse(text) as Line;
    const note = (place: { where: string; place: string }) =>
      groups.note({ side: 'server', name: err?.name ?? 'Error', message: err?.message ?? msg, ...place });
    places.ofServer(err?.stack ?? '').then(note, () => note({ where: msg, place: msg }));
  };
}
