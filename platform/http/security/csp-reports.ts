import type { Logger } from 'pino';
import { z } from 'zod';
import { masked } from '#platform/telemetry/masked.ts';
import { MinuteShares } from './minute-shares.ts';

const perMinute = { all: 60, perClient: 10 };
const mostInList = 10;

export interface CspReport {
  page: string;
  directive: string;
  blocked: string;
  line: number;
}

/** Logs reports, 60 a minute at most and 10 of one client: anyone can send them. */
export function createLogReports(log: Logger, now = () => Date.now()) {
  const shares = new MinuteShares(perMinute, now);
  return (reports: readonly CspReport[], client: string) => {
    for (const report of reports) {
      if (shares.take(client)) log.warn({ csp: report }, 'content security policy broken');
    }
  };
}

/** Reads a report of either form, without what says anything about a visitor; undefined if it has neither. */
export function readCspReports(input: unknown): CspReport[] | undefined {
  const read = sentReports.safeParse(input);
  return read.data
    ?.filter((report) => !isFetchedInAdvance(report))
    .map(({ page, directive, blocked, line }) => ({
      page: pathOf(page),
      directive: directive.slice(0, 60),
      blocked: originOf(blocked),
      line: line ?? 0,
    }));
}

const text = z.string().max(4096).default('');
const number = z.number().nullish();

/** Browsers report in both forms: `report-uri` (one object) and `report-to` (a list). */
const sentReports = z.union([
  z
    .object({
      'csp-report': z.object({
        'document-uri': text,
        'effective-directive': text,
        'violated-directive': text,
        'blocked-uri': text,
        'line-number': number,
      }),
    })
    .transform(({ 'csp-report': report }) => [
      {
        page: report['document-uri'],
        directive: report['effective-directive'] || report['violated-directive'],
        blocked: report['blocked-uri'],
        line: report['line-number'],
      },
    ]),
  z
    .array(
      z.object({
        body: z.object({ documentURL: text, effectiveDirective: text, blockedURL: text, lineNumber: number }),
      }),
    )
    .transform((list) =>
      list.slice(0, mostInList).map(({ body }) => ({
        page: body.documentURL,
        directive: body.effectiveDirective,
        blocked: body.blockedURL,
        line: body.lineNumber,
      })),
    ),
]);

/** Firefox reports data that a page fetches in advance under `default-src`, and loads them when they are needed. */
function isFetchedInAdvance({ page, directive, blocked }: Omit<CspReport, 'line'>): boolean {
  if (directive !== 'default-src' || !URL.canParse(page) || !URL.canParse(blocked)) return false;
  const data = new URL(blocked);
  return data.origin === new URL(page).origin && data.pathname.endsWith('.data');
}

const longestPath = 200;

function pathOf(url: string): string {
  return URL.canParse(url) ? masked(new URL(url).pathname, longestPath).slice(0, longestPath) : '';
}

/** Returns the origin of an address, or the word that stands in its place, such as "inline" or "eval". */
function originOf(url: string): string {
  if (URL.canParse(url)) return new URL(url).origin;
  return url
    .slice(0, 40)
    .replace(/[^a-z-]/gi, '')
    .slice(0, 20);
}
