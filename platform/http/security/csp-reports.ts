import type { Logger } from 'pino';
import { z } from 'zod';
import { masked } from '#platform/telemetry/masked.ts';

const perMinute = { all: 60, perClient: 10 };

export interface CspReport {
  page: string;
  directive: string;
  blocked: string;
  line: number;
}

/**
 * Reads a report of either form; undefined if it has neither. Addresses are cut to a part that says nothing about a
 * visitor.
 */
export function readCspReports(input: unknown): CspReport[] | undefined {
  return readFields(input)
    ?.filter((fields) => !isFetchedInAdvance(fields))
    .map(({ page, directive, blocked, line }) => ({
      page: pathOf(page),
      directive: (directive ?? '').slice(0, 60),
      blocked: originOf(blocked),
      line: line ?? 0,
    }));
}

/** Logs reports, 60 a minute at most and 10 of one client: anyone can send them. */
export function createLogReports(
  log: Logger,
  now = () => Date.now(),
): (reports: readonly CspReport[], client: string) => void {
  const shares = new MinuteShares(perMinute, now);
  return (reports, client) => {
    for (const report of reports) {
      if (shares.take(client)) log.warn({ csp: report }, 'content security policy broken');
    }
  };
}

const text = z.string().max(4096);

/** Browsers report in both forms: `report-uri` (one object) and `report-to` (a list). */
const reportUri = z.object({
  'csp-report': z.object({
    'document-uri': text.optional(),
    'effective-directive': text.optional(),
    'violated-directive': text.optional(),
    'blocked-uri': text.optional(),
    'line-number': z.number().optional(),
  }),
});
const reportTo = z.array(
  z.object({
    body: z.object({
      documentURL: text.optional(),
      effectiveDirective: text.optional(),
      blockedURL: text.optional(),
      lineNumber: z.number().nullish(),
    }),
  }),
);

interface ReportFields {
  page: string | undefined;
  directive: string | undefined;
  blocked: string | undefined;
  line: number | null | undefined;
}

function readFields(input: unknown): ReportFields[] | undefined {
  const old = reportUri.safeParse(input);
  if (old.success) {
    const report = old.data['csp-report'];
    return [
      {
        page: report['document-uri'],
        directive: report['effective-directive'] ?? report['violated-directive'],
        blocked: report['blocked-uri'],
        line: report['line-number'],
      },
    ];
  }
  const list = reportTo.safeParse(input);
  if (!list.success) return undefined;
  return list.data.slice(0, 10).map(({ body }) => ({
    page: body.documentURL,
    directive: body.effectiveDirective,
    blocked: body.blockedURL,
    line: body.lineNumber,
  }));
}

/**
 * Firefox counts the data that a page fetches in advance among `default-src` and loads them when they are asked for.
 * All else that pages fetch has a directive of its own, so nothing is wrong, and every Firefox visitor would fill the
 * log.
 */
function isFetchedInAdvance({ page, directive, blocked }: ReportFields): boolean {
  if (directive !== 'default-src' || !page || !blocked || !URL.canParse(page) || !URL.canParse(blocked)) return false;
  const data = new URL(blocked);
  return data.origin === new URL(page).origin && data.pathname.endsWith('.data');
}

/** The log shows so many letters of a page's path. */
const longestPath = 200;

function pathOf(url: string | undefined): string {
  return url && URL.canParse(url) ? masked(new URL(url).pathname, longestPath).slice(0, longestPath) : '';
}

/** Returns the origin of an address, or the word that stands in its place, such as "inline" or "eval". */
function originOf(url: string | undefined): string {
  if (!url) return '';
  return URL.canParse(url)
    ? new URL(url).origin
    : url
        .slice(0, 40)
        .replace(/[^a-z-]/gi, '')
        .slice(0, 20);
}

interface Shares {
  /** The most reports a minute, of all clients together and of one. */
  all: number;
  perClient: number;
}

/**
 * Bounds what anybody may cause in a minute. A client has a share of the whole, so that one that takes all it can get
 * leaves the rest to everybody else. It remembers as many clients as have taken something in this minute.
 */
export class MinuteShares {
  readonly #shares: Shares;
  readonly #now: () => number;
  #minute = 0;
  #taken = 0;
  #byClient = new Map<string, number>();

  constructor(shares: Shares, now: () => number = Date.now) {
    this.#shares = shares;
    this.#now = now;
  }

  /** Takes one; false if the whole or this client's share is used up. `client` is a `clientNetwork`. */
  take(client: string): boolean {
    const minute = Math.floor(this.#now() / 60_000);
    if (minute !== this.#minute) {
      this.#minute = minute;
      this.#taken = 0;
      this.#byClient = new Map();
    }
    const own = this.#byClient.get(client) ?? 0;
    if (this.#taken >= this.#shares.all || own >= this.#shares.perClient) return false;
    this.#taken += 1;
    this.#byClient.set(client, own + 1);
    return true;
  }
}
