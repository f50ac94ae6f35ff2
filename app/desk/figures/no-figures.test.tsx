import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DeadlineFigures } from '#app/desk/inbox/answer-deadline.tsx';
import { AnswerFigures } from './first-answers.tsx';
import { NoEnquiries } from './results.tsx';

const words = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

test('without an enquiry the figures are one sentence that says so', () => {
  const scope = { from: '2026-09-01', until: '2026-11-23', property: 'the-tivoli', cameBy: null };
  const alone = words(renderToStaticMarkup(<NoEnquiries scope={scope} />));
  expect(alone).toContain('No enquiry for this property came in from 1 September 2026 to 23 November 2026.');
  expect(alone).not.toContain('–');
  const ofFairs = { ...scope, property: null, cameBy: 'fair' as const };
  expect(words(renderToStaticMarkup(<NoEnquiries scope={ofFairs} />))).toContain('No enquiry came in this way from');
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
