import { expect, test } from 'vitest';
import { segmentOf } from '#app/paths.ts';
import { readCampaign } from '#domain/campaign.ts';
import { enquiryRules, readEmail, readName } from '#domain/enquiry-rules.ts';
import { readPhone } from '#domain/phone.ts';
import { videoPlace } from '#domain/video.ts';
import { cleanLine } from '#domain/visible-text.ts';
import { clientNetwork } from '#server/edge/client-network.ts';
import { chooseCoding } from '#server/edge/content-coding.ts';
import { readCspReports } from '#server/edge/csp-reports.ts';
import { createReadAddress } from '#server/edge/page-address.ts';
import { createReadOrigin, isForeignOrigin } from '#server/edge/request-origin.ts';
import { readTarget } from '#server/edge/request-target.ts';
import { createIsProxy, createReadSender } from '#server/edge/trusted-proxies.ts';
import { reasonsToHold } from '#server/enquiries/guard/suspicions.ts';
import { isNotModified } from '#server/etag.ts';
import { errorFields } from '#server/logging.ts';
import { salutation } from '#server/mail/salutation.ts';
import { masked } from '#server/masked.ts';
import { readFrames } from '#server/monitoring/stack-place.ts';
import { wordsOnly } from '#server/monitoring/words-only.ts';
import { acceptedFormats } from '#server/storage/accepted-formats.ts';
import { displayFilename } from '#server/storage/display-filename.ts';
import { isNamedAs } from '#server/storage/documents/document-name.ts';
import { seenNothing, stubBuild } from '#tests/edge/stub-build.tsx';
import { timeOf } from './time-of.ts';

const letters = 100_000;
/** What a pattern may stumble over when it is repeated: letters and separators of each kind of text. */
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
const address = createReadAddress(stubBuild(seenNothing()));
const rules = enquiryRules({ variant: 'home', today: '2026-11-23', venues: new Set<string>(), readPhone });
const traffic = { line: 0, network: 0, sameSender: 0, sameWords: 0 };

const readers: Record<string, (text: string) => unknown> = {
  'a path in the log': masked,
  'a message of an error': (text) => errorFields(new Error(text)),
  'an error that a browser tells': wordsOnly,
  'a stack that a browser tells': readFrames,
  'a report of the content security policy': (text) =>
    readCspReports({
      'csp-report': {
        'document-uri': `https://a.example/${text.slice(0, 4_000)}`,
        'blocked-uri': text.slice(0, 4_096),
      },
    }),
  'a target': readTarget,
  'a target with its origin': (text) => readTarget(`http://${text}`),
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
  'every field of the enquiry form': (text) => Object.values(rules).map((rule) => rule(text)),
  words: (text) =>
    reasonsToHold({ sender: { address: '', trap: '', tookMs: null }, email: text, words: text, traffic }),
  'a line of a form': cleanLine,
  'where a visitor came from': (text) =>
    readCampaign(`landing_path=/${text}&referrer_host=${encodeURIComponent(text)}`),
  'the name of a file': (text) => [displayFilename(text, 'CV'), isNamedAs('pdf', text)],
  'the address of a film': videoPlace,
  'a name as an address': segmentOf,
};

/** Whether reading takes more than in proportion: three times as much is left for the collector. */
function isSlow(read: (text: string) => unknown, text: string): boolean {
  // A quadratic pattern takes a hundred times as long; that is seen early, and not waited for at full length.
  return [letters / 5, letters].some((length) => {
    const short = timeOf(() => read(text.slice(0, length / 10)));
    return timeOf(() => read(text.slice(0, length))) > 30 * short + 15;
  });
}

test.each(Object.entries(readers))('%s: ten times the letters take ten times as long, and no more', (_name, read) => {
  expect(units.find((unit) => isSlow(read, unit.repeat(letters / unit.length)))).toBeUndefined();
});
