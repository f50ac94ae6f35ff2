import { expect, test } from 'vitest';
import { type AlarmKind, dueAlarms, type Facts } from '#app/monitoring/server/alarm-rules.server.ts';

const backups = { everyHours: 24, isEncrypted: true };
const settings = { errorPercent: 5, p95: 1_500, loopDelay: 200, diskPercent: 90, backups };
const hour = 3600;
const day = 24 * hour;

function facts(more: { [Name in keyof Facts]?: Partial<Facts[Name]> } = {}): Facts {
  return {
    enquiries: { received: 3, answered: 3, overdue: 0, lastAge: hour, ...more.enquiries },
    recent: { requests: 1000, errorRate: 0.01, p95: 80, ...more.recent },
    pauses: { count: 50, longest: 10 * hour, ...more.pauses },
    mail: { waiting: 0, oldestAge: null, error: null, deadLetters: 0, givenUpAge: null, ...more.mail },
    loopDelay: (more.loopDelay as number) ?? 20,
    diskUsed: (more.diskUsed as number) ?? 40,
    backups: {
      ...{ age: 20 * hour, bytes: 1_000_000, encrypted: true, missing: null, drillAge: 3 * day, drillFailure: null },
      ...more.backups,
    },
  };
}

test('an ordinary day raises nothing', () => {
  expect([...dueAlarms(facts(), settings).keys()]).toEqual([]);
});

test.each<[string, Facts, AlarmKind]>([
  ['one enquiry past its due time', facts({ enquiries: { overdue: 1 } }), 'overdue'],
  ['a mail that was given up', facts({ mail: { deadLetters: 1 } }), 'dead-letters'],
  ['mail that has waited for over half an hour', facts({ mail: { waiting: 2, oldestAge: 1_801 } }), 'mail'],
  ['more than 5 % of the requests failing', facts({ recent: { errorRate: 0.051 } }), 'error-rate'],
  ['a p95 above 1,500 ms', facts({ recent: { p95: 1_501 } }), 'p95'],
  ['an event loop that is 201 ms late', facts({ loopDelay: 201 as never }), 'event-loop'],
  ['a disk more than 90 % full', facts({ diskUsed: 90.5 }), 'disk'],
  ['a backup that has failed for hours', facts({ backups: { missing: { hours: 3.1, outcome: 'ENOSPC' } } }), 'backup'],
  ['a backup that is 26 hours old', facts({ backups: { age: 26.1 * hour } }), 'backup'],
  ['an archive that could not be restored', facts({ backups: { drillFailure: 'altered' } }), 'backup-drill'],
  ['a drill that is longer ago than eight days', facts({ backups: { drillAge: 8.1 * day } }), 'backup-drill'],
  ['a silence half as long again as the longest', facts({ enquiries: { lastAge: 15.1 * hour } }), 'no-enquiry'],
  [
    'three days of silence where little is known',
    facts({ pauses: { count: 2 }, enquiries: { lastAge: 73 * hour } }),
    'no-enquiry',
  ],
])('%s is told', (_what, given, kind) => {
  expect([...dueAlarms(given, settings).keys()]).toEqual([kind]);
});

test.each<[string, Facts]>([
  ['a silence that was longer before', facts({ enquiries: { lastAge: 14.9 * hour } })],
  ['a night, where enquiries come every minute', facts({ pauses: { longest: 60 }, enquiries: { lastAge: 5 * hour } })],
  ['two failures of nineteen requests', facts({ recent: { requests: 19, errorRate: 0.1, p95: 9_000 } })],
  ['a backup that failed a moment ago', facts({ backups: { missing: { hours: 2.9, outcome: 'ENOSPC' } } })],
  ['mail that has waited for half an hour', facts({ mail: { waiting: 2, oldestAge: 1_800, error: 'EAUTH' } })],
  ['no enquiry ever', facts({ enquiries: { lastAge: null } })],
])('%s is not told', (_what, given) => {
  expect([...dueAlarms(given, settings).keys()]).toEqual([]);
});

test('what is told is counted in words', () => {
  const told = (enquiries: number, mails: number) => [
    ...dueAlarms(facts({ enquiries: { overdue: enquiries }, mail: { deadLetters: mails } }), settings).values(),
  ];
  expect(told(1, 1)).toEqual([
    '1 enquiry is past due time and unanswered.',
    '1 mail was given up in the last seven days.',
  ]);
  expect(told(2, 3)).toEqual([
    '2 enquiries are past due time and unanswered.',
    '3 mails were given up in the last seven days.',
  ]);
});

test.each([
  ['ECONNREFUSED', 'the mail server does not answer (ECONNREFUSED)'],
  ['EAUTH', 'the mail server does not accept our name and password (EAUTH)'],
  ['EENVELOPE', 'the mail server refuses what we send (EENVELOPE)'],
  ['ENOSPC', 'the folder for mail cannot be written to (ENOSPC)'],
  ['TypeError', 'it cannot be handed over (TypeError)'],
  [null, 'it was not tried yet: the queue is long or stands still'],
])('mail that fails with %s says for how long, and why', (error, why) => {
  const due = dueAlarms(facts({ mail: { waiting: 2, oldestAge: 1.5 * hour, error } }), settings);
  expect(due.get('mail')).toBe(`2 mails wait, the oldest for 1.5 h: ${why}.`);
});

test('hours without an enquiry can be set', () => {
  const due = dueAlarms(facts({ enquiries: { lastAge: 2 * hour } }), { ...settings, silenceHours: 1 });
  expect(due.get('no-enquiry')).toBe('No enquiry for 2 h; longer than 1 h is unusual.');
});

test('backups that are not made or not encrypted are told where they must not be missing, and nowhere else', () => {
  const kinds = (plan?: { everyHours?: number; isEncrypted: boolean }) => [
    ...dueAlarms(facts(), {
      errorPercent: 5,
      p95: 1_500,
      loopDelay: 200,
      diskPercent: 90,
      ...(plan && { backups: plan }),
    }).keys(),
  ];
  expect(kinds({ isEncrypted: false })).toEqual(['backup']);
  expect(kinds({ everyHours: 24, isEncrypted: false })).toEqual(['backup-unencrypted']);
  expect(kinds({ everyHours: 24, isEncrypted: true })).toEqual([]);
  expect(kinds()).toEqual([]);
});

test('the words about a full disk send nobody to the backups', () => {
  const text = dueAlarms(facts({ diskUsed: 95 as never }), settings).get('disk');
  expect(text).toContain('Leave database, stored files and backups alone');
});

test('no alarm says null, undefined or NaN, whatever is not known', () => {
  const unknown = { age: null, bytes: null, encrypted: null, drillAge: null, drillFailure: null };
  const known = { enquiries: { overdue: 1, lastAge: 99 * hour }, recent: { errorRate: 0.5, p95: 9_000 } };
  const more = {
    ...known,
    loopDelay: 900 as never,
    diskUsed: 99 as never,
    mail: { deadLetters: 2, waiting: 1, oldestAge: 9 * hour },
  };
  const stale = { age: 99 * hour, drillAge: 9 * day };
  const every = [
    facts({ ...more, backups: { ...unknown, missing: { hours: 4, outcome: null } } }),
    facts({ ...more, recent: { errorRate: 0.5, p95: null }, backups: { ...unknown, drillFailure: 'altered' } }),
    facts({ ...more, pauses: { count: 0, longest: null }, backups: { ...unknown, ...stale } }),
  ].flatMap((given) => [
    ...dueAlarms(given, { ...settings, backups: { ...backups, isEncrypted: false } }).entries(),
    ...dueAlarms(given, { ...settings, backups: { isEncrypted: false } }).entries(),
  ]);
  expect(new Set(every.map(([kind]) => kind)).size).toBe(11);
  for (const [kind, text] of every) expect(text, kind).not.toMatch(/null|undefined|NaN|\[object/);
  expect(every.map(([, text]) => text)).toContain('The backup is 4 h late: its process ended without a result.');
});
