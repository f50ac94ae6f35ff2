import { expect, test } from 'vitest';
import { hindiDates } from '#app/language/hindi-dates.ts';
import { answerMoment } from './answer-moment.ts';
import { answerMomentTexts as inHindi } from './texts.hi.ts';

const at = (time: string) => new Date(`2026-12-02T${time}+05:30`);

test('an answer is promised to the quarter of an hour, never later than the moment itself', () => {
  expect(answerMoment(at('16:53:59'))).toBe('Wednesday 2 December, 4:45 PM');
  expect(answerMoment(at('16:45:00'))).toBe('Wednesday 2 December, 4:45 PM');
  expect(answerMoment(at('07:00:00'))).toBe('Wednesday 2 December, 7:00 AM');
  expect(answerMoment(at('23:59:00'))).toBe('Wednesday 2 December, 11:45 PM');
});

test('an answer that is due while people sleep is promised for the morning, in both languages', () => {
  for (const time of ['00:00:00', '04:53:00', '06:59:59']) {
    expect(answerMoment(at(time))).toBe('the morning of Wednesday 2 December');
    expect(answerMoment(at(time), hindiDates, inHindi)).toBe('बुधवार 2 दिसंबर की सुबह');
  }
});
