import type { Logger } from 'pino';
import { z } from 'zod';
import { masked } from '#platform/telemetry/masked.ts';
import { MinuteShares } from './minute-shares.ts';

const perMinute = { all: 60, perClient: 10 };
const text = z.string().max(4096);
/** The log shows so many letters of a page's path. */
const longestPath = 200;

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

export interface CspReport {
  page: string;
  directive: string;
  blocked: string;
  line: number;
}

interface ReportFields {
  page: string | undefined;
  directive: string | undefined;
  blocked: string | undefined;
  line: number | null | undefined;
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
