import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatDay, formatShortDay } from '#app/language/dates.ts';
import { formatPhone } from '#app/language/format-phone.ts';
import { formatInr } from '#app/language/money.ts';
import { plainLine } from '#platform/clean-text.ts';
import { type Reading, readEmail, readName, textRule } from './form-rules.ts';
import { readPhone } from './receive-form.server.ts';
import { deskDays, readAmount, readDay, readDuration, readNumber, readTime } from './typed-values.ts';

const refused = { problem: expect.stringMatching(/\S/) };
const many = { from: 0, to: 10_000_000_000 };
const count = (text: string) => readNumber(text, many);
const amount = (text: string) => readAmount(text, many);
const days = (text: string) => readDuration(text, { in: 'days', from: 1, to: 400 });
const minutes = (text: string) => readDuration(text, { in: 'minutes', from: 0, to: 2_880 });
const day = (text: string) => readDay(text, deskDays);
const time = (text: string) => readTime(text, 'Enter when it begins');

type Row = [typed: string, value: unknown];

const read: Record<string, { by: (text: string) => Reading<unknown>; taken: Row[]; refused: string[] }> = {
  number: {
    by: count,
    taken: [
      ['250000', 250_000],
      ['2,50,000', 250_000],
      ['250,000', 250_000],
      ['1,00,00,000', 10_000_000],
      ['10,000,000', 10_000_000],
      ['1 200', 1_200],
      ['1\u00a0200', 1_200],
      ['1\u202f200', 1_200],
      ['२,५०,०००', 250_000],
      ['৬০০', 600],
      ['੬੦੦', 600],
      ['૬૦૦', 600],
      ['୬୦୦', 600],
      ['௬௦௦', 600],
      ['౬౦౦', 600],
      ['೬೦೦', 600],
      ['൬൦൦', 600],
      ['᱖᱐᱐', 600],
      ['۶۰۰', 600],
      ['６００', 600],
      ['\u200e600\ufe0f\u2060', 600],
      [' 600 ', 600],
      ['0', 0],
    ],
    refused: [
      '',
      '2,5',
      '2,50',
      '25,0000',
      ',500',
      '2.5',
      '1.200',
      '1e3',
      '0x10',
      '-1',
      '+5',
      '12 lakh',
      '5 0',
      '6००x',
      '99999999999',
    ],
  },
  amount: {
    by: amount,
    taken: [
      ['250000', 250_000],
      ['₹ 22,00,000', 2_200_000],
      ['Rs. 2,50,000/-', 250_000],
      ['INR 250,000.00', 250_000],
      ['2 50 000', 250_000],
      ['1 00 00 000', 10_000_000],
      ['₹२,५०,०००', 250_000],
      ['2.5 lakh', 250_000],
      ['22L', 2_200_000],
      ['1.15 lakh', 115_000],
      ['1.2 cr', 12_000_000],
      ['२.५ लाख', 250_000],
      ['0', 0],
    ],
    refused: [
      '',
      '2,5',
      '250.50',
      '2.5',
      '2.5.1 lakh',
      'lakh',
      '22 million',
      '-5',
      '$ 500',
      '2 500 000 000 000',
      '2,50 000',
      '2 50,000',
    ],
  },
  'duration in days': {
    by: days,
    taken: [
      ['14', 14],
      ['१४', 14],
      ['14 days', 14],
      ['1 Day', 1],
      ['3 weeks', 21],
      ['२ हफ़्ते', 14],
      ['7-day', 7],
      ['365 दिन', 365],
    ],
    refused: ['', '0', 'a week', '1,4', '7.5', '-3', '1 4', '401', '58 weeks', '2 months', '3 hours', 'days'],
  },
  'duration in minutes': {
    by: minutes,
    taken: [
      ['0', 0],
      ['240', 240],
      ['90 min', 90],
      ['2 hours', 120],
      ['२ घंटे', 120],
      ['4h', 240],
    ],
    refused: ['', '1:30', '1.5 h', '2 days', '-30', '2881', '49 hours'],
  },
  day: {
    by: day,
    taken: [
      ['2031-02-14', '2031-02-14'],
      ['14-2-2031', '2031-02-14'],
      ['14/02/2031', '2031-02-14'],
      ['14.02.2031', '2031-02-14'],
      ['14–2–2031', '2031-02-14'],
      ['2031/2/14', '2031-02-14'],
      ['14 Feb 2031', '2031-02-14'],
      ['14-Feb-2031', '2031-02-14'],
      ['14th February, 2031', '2031-02-14'],
      ['१४-०२-२०३१', '2031-02-14'],
      ['১৪/০২/২০৩১', '2031-02-14'],
      ['\u200e14\u200e/\u200e02\u200e/\u200e2031', '2031-02-14'],
    ],
    refused: [
      '',
      '0031-02-14',
      '0231-02-14',
      '140231-02-14',
      '14/02/31',
      '14-Feb-31',
      '140231',
      '0032',
      '2031-02-30',
      '02/14/2031',
      '1999-12-31',
      '2131-02-14',
      '9999-01-01',
      'Friday',
      'tomorrow',
      '14 Fax 2031',
      '14/2',
      '2031-02-14T19:00',
    ],
  },
  time: {
    by: time,
    taken: [
      ['19:00', '19:00'],
      ['9:05', '09:05'],
      ['१९:००', '19:00'],
      ['19.30', '19:30'],
      ['7 pm', '19:00'],
      ['7:30 PM', '19:30'],
      ['12:15 a.m.', '00:15'],
      ['12 pm', '12:00'],
      ['19:00:00', '19:00'],
    ],
    refused: ['', '24:00', '19', '19:60', '13 pm', '0 am', 'evening', '7 o’clock', '19:5'],
  },
  phone: {
    by: (text) => {
      const reading = readPhone(text);
      return 'value' in reading ? { value: reading.value.number } : reading;
    },
    taken: [
      ['098111 00001', '+919811100001'],
      ['0091 98111 00001', '+919811100001'],
      ['98111.00001', '+919811100001'],
      ['98111-00001', '+919811100001'],
      ['98111\u201100001', '+919811100001'],
      ['\u202a+91 98111 00001\u202c', '+919811100001'],
      ['98111\ufe0f00001\ufe0d', '+919811100001'],
      ['+91 (0) 98111 00001', '+919811100001'],
      ['९८१११ ००००१', '+919811100001'],
      ['৯৮১১১ ০০০০১', '+919811100001'],
      ['੯੮੧੧੧੦੦੦੦੧', '+919811100001'],
      ['９８１１１００００１', '+919811100001'],
    ],
    refused: ['', '12', 'call me', '9'.repeat(40)],
  },
  'e-mail': {
    by: readEmail,
    taken: [
      ['Meera@Example.com', 'meera@example.com'],
      ['\u200bmeera@example.com\u200e', 'meera@example.com'],
      ['meera\u2060@example.com', 'meera@example.com'],
      ['\u202ameera@example.com\u202c', 'meera@example.com'],
      ['me\u200dera@ex\u200cample.com', 'meera@example.com'],
      ['\u00a0meera@example.com\u00a0', 'meera@example.com'],
      ['ｍｅｅｒａ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'meera@example.com'],
      ['o’brien@example.com', "o'brien@example.com"],
      ['meera\u2011s@example.com', 'meera-s@example.com'],
    ],
    refused: [
      '',
      'meera',
      'me era@example.com',
      'meera—s@example.com',
      'meera@example.com, ravi@example.com',
      'a@b@example.com',
    ],
  },
  name: {
    by: readName,
    taken: [
      ['R', 'R'],
      ['  Ravi\u00a0 Kumar\n', 'Ravi Kumar'],
      ['\u202bRavi\u202c', 'Ravi'],
      ['श्री\u200cमती शक्\u200dति', 'श्री\u200cमती शक्\u200dति'],
      ['Dr. O’Brien-Śarmā, Jr. 🎉', 'Dr. O’Brien-Śarmā, Jr. 🎉'],
      ['x'.repeat(255), 'x'.repeat(255)],
    ],
    refused: ['', ' \u200b\u00a0', '\u2060', 'x'.repeat(256)],
  },
  'long text': {
    by: textRule(20, 'Write something'),
    taken: [
      ['one\r\ntwo\r\nthree\r\nfour', 'one\ntwo\nthree\nfour'],
      ['x'.repeat(20), 'x'.repeat(20)],
      [`${'y\r\n'.repeat(9)}yz`, `${'y\n'.repeat(9)}yz`],
    ],
    refused: ['', '\r\n\u200b', 'x'.repeat(21)],
  },
};

describe.each(Object.entries(read))('a %s', (_, { by, taken, refused: wrong }) => {
  test.each(taken)('typed as %j is %j', (typed, value) => {
    expect(by(typed)).toEqual({ value });
  });
  test.each(wrong)('is not %j, and nothing stands in for it', (typed) => {
    expect(by(typed)).toEqual(refused);
  });
});

test('a text that is too long is refused with the count, in which a line break is one', () => {
  const problem = 'Shorten this to 4,000 characters or fewer: it has 4,001';
  expect(textRule(4_000)(`x${'\r\nx'.repeat(2_000)}`)).toEqual({ problem });
  expect(textRule(4_001)(`x${'\r\nx'.repeat(2_000)}`)).toHaveProperty('value');
});

test('a day that the calendar does not have is told as such', () => {
  const problem = 'There is no such day in the calendar: check the day and the month';
  for (const text of ['2031-02-31', '31/2/2031', '2031-13-01']) expect(day(text)).toEqual({ problem });
  expect(day('1999-12-31')).toEqual({ problem: 'Choose a day from 1 January 2000 on' });
});

/** Texts that are nearly of a kind: its signs in any order, with what is pasted along. */
const nearly = (...parts: string[]) =>
  fc.array(fc.constantFrom(...parts, ' ', '\u00a0', '\u200b', '\u200e', '\u2060', '\u202a', '\ufe0f'), {
    maxLength: 16,
  });
const joined = (...parts: string[]) => nearly(...parts).map((signs) => signs.join(''));
const figures = [...'0123456789०५१९৬੬௬６', ',', '.', '-'];

/** What stays of a text if everything is left out that is not seen. */
const seen = (text: string) => text.replace(/[\s\p{Cf}\p{Cc}\p{Cs}\ufffd]|\ufe0f/gu, '');
const digits = (text: string) =>
  plainLine(text)
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '');

/** For each kind: texts to try, how the page repeats the value, and which signs of what was typed must be in it. */
const repeated: {
  kind: string;
  texts: fc.Arbitrary<string>;
  by: (text: string) => Reading<string | number>;
  shown: (value: never) => string;
  meant: (typed: string, value: string | number) => boolean;
}[] = [
  {
    kind: 'number',
    texts: fc.oneof(joined(...figures), fc.string({ unit: 'binary' })),
    by: count,
    shown: (value: number) => value.toLocaleString('en-IN'),
    meant: (typed, value) => digits(typed) === String(value),
  },
  {
    kind: 'amount',
    texts: joined(...figures, '₹', 'Rs.', 'lakh', 'cr', '/-'),
    by: amount,
    shown: (value: number) => formatInr(value),
    meant: (typed, value) => /lakh|cr|\.0/.test(plainLine(typed)) || digits(typed) === String(value),
  },
  {
    kind: 'duration',
    texts: joined(...figures, 'days', 'weeks'),
    by: days,
    shown: (value: number) => `${value} days`,
    meant: (typed, value) => Number(digits(typed)) * (/weeks/.test(typed) ? 7 : 1) === value,
  },
  {
    kind: 'day',
    texts: fc.oneof(
      joined(...figures, '/', 'Feb', '2031', '14'),
      fc
        .tuple(
          fc.integer({ min: 0, max: 40 }),
          fc.integer({ min: 0, max: 14 }),
          fc.integer({ min: 0, max: 9_999 }),
          fc.constantFrom('-', '/', '.'),
        )
        .map(([date, month, year, between]) => [date, month, year].join(between)),
    ),
    by: day,
    shown: (value: string) => formatDay(value),
    meant: (typed, value) => {
      const numbers = (
        plainLine(typed)
          .replace(/feb\w*/i, '2')
          .match(/\d+/g) ?? []
      )
        .map(Number)
        .sort();
      return String(numbers) === String(String(value).split('-').map(Number).sort());
    },
  },
  {
    kind: 'phone',
    texts: fc
      .tuple(
        fc.constantFrom('', '0', '0091 ', '+91-', '\u200e+91\u00a0', '(0)'),
        fc.array(fc.constantFrom(...'0123456789९৮'), { minLength: 9, maxLength: 9 }),
        fc.constantFrom('', ' ', '-', '.', '\u00a0', '\u2011', '\ufe0d'),
        fc.integer({ min: 0, max: 8 }),
        fc.constantFrom('', ' ', ', after six', ' ext. 12', ' / 98111 00001'),
      )
      .map(
        ([before, signs, between, place, after]) => `${before}9${signs.toSpliced(place, 0, between).join('')}${after}`,
      ),
    by: (text) => {
      const reading = readPhone(text);
      if ('problem' in reading) return reading;
      const { number, remark } = reading.value;
      const extension = remark?.replace('extension', ' ext.') ?? '';
      return { value: remark?.startsWith('given') ? remark : number + extension };
    },
    shown: (value: string) => (value.startsWith('+') ? formatPhone(value) : value.replace('given as ', '')),
    meant: (typed, value) => {
      const national = digits(typed).replace(/^(?:0*91)?0*/, '');
      return digits(String(value)).endsWith(national);
    },
  },
  {
    kind: 'e-mail',
    texts: fc.oneof(fc.emailAddress(), joined(...'Meera@example.com'), fc.string({ unit: 'grapheme' })),
    by: readEmail,
    shown: (value: string) => value,
    meant: (typed, value) => seen(plainLine(typed)).toLowerCase() === value,
  },
  {
    kind: 'name',
    texts: fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), joined('Ravi', 'श्री', '\u200d', '\n', 'O’Brien')),
    by: readName,
    shown: (value: string) => value,
    meant: (typed, value) => seen(typed) === seen(String(value)),
  },
  {
    kind: 'long text',
    texts: fc.oneof(fc.string({ unit: 'grapheme', maxLength: 40 }), joined('a', '\r\n', '\n', 'ज़', '\u200c')),
    by: textRule(24, 'Write something'),
    shown: (value: string) => value.replaceAll('\n', '\r\n'),
    meant: (typed, value) => seen(typed) === seen(String(value)),
  },
];

test.each(repeated)(
  'whatever is typed where a $kind is asked for is refused, or is what the page repeats',
  ({ texts, by, shown, meant }) => {
    fc.assert(
      fc.property(texts, (typed) => {
        const reading = by(typed);
        if ('problem' in reading) {
          expect(reading).toEqual(refused);
          return;
        }
        expect(meant(typed, reading.value), `${JSON.stringify(typed)} is ${reading.value}`).toBe(true);
        expect(by(shown(reading.value as never))).toEqual(reading);
      }),
      { numRuns: 2_000 },
    );
  },
);

test('a day is read as the pages show it', () => {
  for (const shown of [formatDay('2031-02-14'), formatShortDay('2031-02-14')])
    expect(day(shown)).toEqual({ value: '2031-02-14' });
});
