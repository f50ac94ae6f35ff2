import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FormProblem } from './form-problem.tsx';

test('the number to call is a sentence of its own', () => {
  const html = renderToStaticMarkup(
    <FormProblem
      form="enquiry"
      title="Submission Failed"
      message="An unexpected error occurred"
      errors={{}}
      fields={[]}
      phone="+91 11 5550 0101"
      focus={{ current: null }}
    />,
  );
  const paragraphs = html.split(/<\/?p\b[^>]*>/).map((part) => part.replace(/<[^>]+>/g, ''));
  expect(paragraphs).toEqual(expect.arrayContaining(['An unexpected error occurred', 'Or call +91 11 5550 0101.']));
});
