import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DeadlineFigures } from '#app/desk/inbox/answer-deadline.tsx';
import { AnswerFigures } from './first-answers.tsx';
import { NoEnquiries } from './results.tsx';

const words = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

test('without an enquiry the figures are one sentence that says so, and the dates ahead', () => {
  const scope = { from: '2026-09-01', until: '2026-11-23', property: 'the-tivoli' };
  const alone = words(renderToStaticMarkup(<NoEnquiries scope={scope} dates={[]} />));
  expect(alone).toContain('No enquiry for this property came in from 1 September 2026 to 23 November 2026.');
  expect(alone).not.toContain('–');
  const dates = [{ day: '2026-12-12', events: 2, guests: 900 }];
  const ahead = words(renderToStaticMarkup(<NoEnquiries scope={{ ...scope, property: null }} dates={dates} />));
  expect(ahead).toMatch(/No enquiry came in.*Busiest dates ahead.*12 December 2026/);
});

test('figures of answers read "none yet" while nothing was answered', () => {
  const total = { enquiries: 3, median: null, p90: null, withinHour: null, withinDay: null };
  expect(words(renderToStaticMarkup(<AnswerFigures total={total} />)).match(/none yet/g)).toHaveLength(4);
  const counts = { overdue: 0, 'due-today': 1, unanswered: 1 } as Parameters<typeof DeadlineFigures>[0]['counts'];
  const strip = words(
    renderToStaticMarkup(<DeadlineFigures counts={counts} promise={{ median: null, inTime: null }} />),
  );
  expect(strip.match(/none yet/g)).toHaveLength(2);
});
