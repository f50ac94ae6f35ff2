import { LRUCache } from 'lru-cache';
import { z } from 'zod';

/** Lines of each kind. Problems have their own bound, so that many visitors do not push them out. */
const mostOrdinary = 1500;
const mostProblems = 500;
/** Everybody sees a kind of problem once in this time, because its count would show how many forms are sent. */
const problemInterval = 10 * 60_000;
const mostKnownProblems = 200;
/** pino's numbers for a warning or worse; each line begins with its level. */
const problem = /^\{"level":[4-9]\d/;
/** Files, pictures and monitoring itself are not shown here: watching the log must not change it. */
const ofMonitoring = /"route":"\/api\/(?:logs|health|monitoring|beacon)"/;
const ofFile = /"served":"(?:file|object)"/;
const answered = /"status":[1-3]\d\d/;
/** A request for anything but a page that is the same for everybody: a form, a sign-in, a personal page. */
const sent = /"method":"(?!GET"|HEAD")/;
const ownPage = /"route":"[^"]+"/;
const ofApp = /"served":"app"/;

/** The reader of the log: everybody, or those who may see everything. */
export type LogReader = 'everybody' | 'administrators';

/** The last lines of one kind, by their numbers. */
const linesOf = (most: number) => new LRUCache<number, string>({ max: most });

/** Lines that everybody may read have a bound of their own: missing ones would show how many others were written. */
export class LogLines {
  readonly #ofEverybody = [linesOf(mostOrdinary), linesOf(mostProblems)] as const;
  readonly #ofAdministrators = [linesOf(mostOrdinary), linesOf(mostProblems)] as const;
  readonly #versions = { everybody: 0, administrators: 0 };
  /** The time until which each problem is not shown to everybody again. */
  readonly #shownUntil = new LRUCache<string, number>({ max: mostKnownProblems });
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Returns the number of lines that this reader has got so far; it changes with the text. */
  version(reader: LogReader): number {
    return this.#versions[reader];
  }

  add(line: string): void {
    const isProblem = problem.test(line);
    if (!isProblem && (ofMonitoring.test(line) || (ofFile.test(line) && answered.test(line)))) return;
    const kind = isProblem ? 1 : 0;
    const order = this.#versions.administrators;
    this.#ofAdministrators[kind].set(order, line);
    this.#versions.administrators += 1;
    if (isProblem ? this.#wasShown(line) : sent.test(line) || (ofApp.test(line) && ownPage.test(line))) return;
    this.#ofEverybody[kind].set(order, line);
    this.#versions.everybody += 1;
  }

  #wasShown(line: string): boolean {
    const words = readableLine(line).replace(/^\[[^\]]*\] /, '');
    const now = this.#now();
    if ((this.#shownUntil.get(words) ?? 0) > now) return true;
    this.#shownUntil.set(words, now + problemInterval);
    return false;
  }

  /** Returns one readable line per entry, the oldest first. */
  text(reader: LogReader): string {
    const [ordinary, troubles] = reader === 'administrators' ? this.#ofAdministrators : this.#ofEverybody;
    const all = [...ordinary.entries(), ...troubles.entries()].sort(([one], [other]) => one - other);
    return all.map(([, line]) => `${readableLine(line)}\n`).join('');
  }
}

/** Anyone may see these fields. Of an error these are name and code: its message may quote a visitor. */
const visible = z.object({
  level: z.number(),
  time: z.string(),
  msg: z.string().default(''),
  method: z.string().optional(),
  route: z.string().optional(),
  status: z.number().optional(),
  ms: z.number().optional(),
  err: z.object({ name: z.string(), code: z.string().optional() }).optional(),
});

/** Turns a line of the structured log into text that people read: "[ISO time] ERROR what happened". */
function readableLine(line: string): string {
  const read = visible.safeParse(parsed(line));
  if (!read.success) return `[${new Date(0).toISOString()}] (a line that is no log entry)`;
  const { time } = read.data;
  return `[${time}] ${marker(read.data)}${words(read.data)}`;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

type Visible = z.infer<typeof visible>;

/** Returns the word from which the log's view reads the level. A request that the server failed counts as an error. */
function marker({ level, status = 0 }: Visible): string {
  if (level >= 50 || status >= 500) return 'ERROR ';
  if (level >= 40) return 'WARNING ';
  return level < 30 ? 'DEBUG ' : '';
}

function words({ msg, method, route, status = 0, ms, err }: Visible): string {
  if (method !== undefined && ms !== undefined) return `${method} ${place(route)} ${status} in ${ms} ms`;
  return err ? `${msg} (${[err.name, err.code].filter(Boolean).join(' ')})` : msg;
}

/** The route's pattern, never the address: that may hold anything that somebody sent. */
function place(route: string | undefined): string {
  return route === undefined || route === '*' ? '(an unknown address)' : route;
}
