import { expect, test } from 'vitest';
import { csvLines, csvPhone, csvStream } from './csv.server.ts';

test('a text that a spreadsheet would run as a formula is written as a text', () => {
  for (const hostile of ['=1+1', '+919810000000', '-2', '@sum(a1)', '\t=1', '\r=1', ' =1', '"=1', '＝1', '\0=cmd']) {
    expect(csvLines([[hostile]]).replace(/^"/, ''), hostile).toMatch(/^'/);
  }
  expect(csvLines([['Meera', 'a=b', 'x-y', 450, -3, true, null]])).toBe('Meera,a=b,x-y,450,-3,true,\r\n');
});

test('a phone number is a text that nobody runs, without an apostrophe, whatever its country', () => {
  const shown = ['+919810000000', '+911155500101', '+12025550101', '+447911123456'].map(csvPhone);
  expect(shown).toEqual(['(+91) 98100 00000', '(+91) 11 5550 0101', '(+1) 202 555 0101', '(+44) 7911 123456']);
  expect(csvLines([shown])).not.toContain("'");
  expect(csvLines([[csvPhone('+1=cmd')]])).toBe("'+1=cmd\r\n");
});

test('quotes, commas and line breaks stay inside their cell', () => {
  expect(csvLines([['Two evenings,\r\nthe "haldi" on the lawn', 'next']])).toBe(
    '"Two evenings,\nthe ""haldi"" on the lawn",next\r\n',
  );
  expect(csvLines([['a\rb', ' c', 'd ', 'e\nf', 'g"h', 'i j', '\0']])).toBe('"a\nb"," c","d ","e\nf","g""h",i j,\r\n');
  expect(csvLines([[false, 0]])).toBe('false,0\r\n');
  expect(csvLines([[new Date('2026-11-21T02:30:00Z')]])).toBe('2026-11-21T02:30:00.000Z\r\n');
});

test('a page is read when the one before has left, and no more are read once the reader has gone', async () => {
  let read = 0;
  let ended = false;
  async function* pages() {
    try {
      for (;;) {
        read += 1;
        yield [{ number: read }];
      }
    } finally {
      ended = true;
    }
  }
  const reader = csvStream([['Number', ({ number }) => number]], pages()).getReader();
  const texts = [];
  for (let chunk = 0; chunk < 4; chunk += 1)
    texts.push(new TextDecoder('utf-8', { ignoreBOM: true }).decode((await reader.read()).value));
  expect(texts).toEqual(['\uFEFFNumber\r\n', '1\r\n', '2\r\n', '3\r\n']);
  expect(read).toBeLessThanOrEqual(5);
  await reader.cancel();
  expect(ended).toBe(true);
});
