import { expect, test } from 'vitest';
import { salutation } from '#app/enquiries/acknowledgement-and-alert.server.ts';
import { enquiryRules } from '#app/enquiries/enquiry-rules.ts';
import { readEmail, readName } from '#app/forms/form-rules.ts';
import { readPhone } from '#app/forms/receive-form.server.ts';
import { spamReasons } from '#app/forms/spam-filter.server.ts';
import { readCampaign } from '#app/forms/store-once.server.ts';
import { segmentOf } from '#app/paths.ts';
import { filmPlace } from '#app/ui/video/film-services.ts';
import { playsAsFile, serviceThumbnails } from '#app/ui/video/video.ts';
import { cleanLine } from '#platform/clean-text.ts';
import { isNotModified } from '#platform/http/etag.ts';
import { chooseCoding } from '#platform/http/requests/content-coding.ts';
import { parseTarget } from '#platform/http/requests/examine-request.ts';
import { createReadAddress } from '#platform/http/requests/page-address.ts';
import { createReadOrigin, isForeignOrigin } from '#platform/http/requests/request-origin.ts';
import { clientNetwork } from '#platform/http/security/client-network.ts';
import { readCspReports } from '#platform/http/security/csp-reports.ts';
import { createIsProxy, createReadSender } from '#platform/http/security/trusted-proxies.ts';
import { acceptedFormats } from '#platform/images/accepted-formats.ts';
import { displayFilename } from '#platform/storage/display-filename.ts';
import { hasMatchingName } from '#platform/storage/documents/document-checker.ts';
import { redactMessage } from '#platform/telemetry/error-groups.ts';
import { errorFields } from '#platform/telemetry/logging.ts';
import { masked } from '#platform/telemetry/masked.ts';
import { readFrames } from '#platform/telemetry/source-map-places.ts';
import { emptyRecord, stubBuild } from '#tests/http/stub-build.tsx';
import { timeOf } from './time-of.ts';

const letters = 100_000;
/** Repeating these letters and separators makes a bad pattern slow. */
const units = [
  ...[
    'a',
    '@',
    '/',
    ' ',
    '<',
    '>',
    '"',
    "'",
    '(',
    ')',
    '+',
    '-',
    '.',
    ',',
    ';',
    ':',
    '=',
    '?',
    '&',
    '%',
    '[',
    ']',
    '0',
    '\n',
  ],
  ...[
    'a@',
    '@)',
    'a.',
    '@a.',
    '0 ',
    '+0',
    '//',
    '//a',
    '/a',
    '/.',
    '%40',
    '%20',
    ':0',
    '"a',
    "'a",
    '<a',
    '=a&',
    'a,',
    'a-',
    ' or ',
    '; ,',
  ],
  ...[
    ' at a (',
    '@a:0:0\n',
    '::ffff:',
    '0.0.0.0, ',
    'image/avif ',
    'image/webp;',
    'gzip;q=0, ',
    'youtube.com/watch?',
    'https://',
    'www.',
  ],
];
const sender = createReadSender(createIsProxy(['127.0.0.1']));
const readOrigin = createReadOrigin(undefined);
const address = createReadAddress(stubBuild(emptyRecord()));
const rules = enquiryRules({ variant: 'home', today: '2026-11-23', venues: new Set<string>(), readPhone });
const traffic = { address: 0, network: 0, addressToday: 0, networkToday: 0, sameWords: 0 };

const readers: Record<string, (text: string) => unknown> = {
  'a path in the log': masked,
  'a message of an error': (text) => errorFields(new Error(text)),
  'an error that a browser tells': redactMessage,
  'a stack that a browser tells': readFrames,
  'a report of the content security policy': (text) =>
    readCspReports({
      'csp-report': {
        'document-uri': `https://a.example/${text.slice(0, 4_000)}`,
        'blocked-uri': text.slice(0, 4_096),
      },
    }),
  'a target': parseTarget,
  'a target with its origin': (text) => parseTarget(`http://${text}`),
  'an address of a page': (text) => address(`/${text}`.replaceAll('%', ''), text),
  'data of a page': (text) => address(`/${text}.data`.replaceAll('%', ''), text),
  Host: (text) => readOrigin(text, { address: '', protocol: 'http', isProxied: false }),
  Origin: (text) => isForeignOrigin(new Headers({ origin: text.replaceAll('\n', '') }), 'http://localhost'),
  'X-Forwarded-For': (text) => sender('127.0.0.1', { 'x-forwarded-for': text, 'x-request-id': text }),
  'an address of a client': (text) => [clientNetwork(text), clientNetwork(`fe80::1%${text}`)],
  Accept: acceptedFormats,
  'Accept-Encoding': chooseCoding,
  'If-None-Match': (text) => isNotModified(text, '"a"'),
  'a name': (text) => [readName(text), salutation(text)],
  'an e-mail address': readEmail,
  'a telephone number': readPhone,
  'every field of the enquiry form': (text) =>
    Object.values(rules).map((rule) => rule(text, { event_date: text, event_month: text, day_exactness: 'month' })),
  words: (text) => spamReasons({ sender: { address: '', trap: '', tookMs: null }, words: text, traffic }),
  'a line of a form': cleanLine,
  'where a visitor came from': (text) =>
    readCampaign(`landing_path=/${text}&referrer_host=${encodeURIComponent(text)}`),
  'the name of a file': (text) => [displayFilename(text, 'CV'), hasMatchingName('pdf', text)],
  'the address of a film': (text) => [filmPlace(text), playsAsFile(text), serviceThumbnails(text)],
  'a name as an address': segmentOf,
};

/** Whether reading takes more than proportional time; three times as much is allowed for garbage collection. */
function isSlow(read: (text: string) => unknown, text: string): boolean {
  // A quadratic pattern shows at a fifth of the length, so the test does not wait for the full one.
  return [letters / 5, letters].some((length) => {
    const short = timeOf(() => read(text.slice(0, length / 10)));
    return timeOf(() => read(text.slice(0, length))) > 30 * short + 15;
  });
}

test.each(Object.entries(readers))('%s: ten times the letters take ten times as long, and no more', (_name, read) => {
  expect(units.find((unit) => isSlow(read, unit.repeat(letters / unit.length)))).toBeUndefined();
});
