import { expect, test } from 'vitest';
import { visibleTexts } from './visible-texts.ts';

test('the texts of a page are what is read and heard, each with its language and the elements around it', () => {
  const html = `<!DOCTYPE html><html lang="hi-IN"><head><title>No</title></head><body><style>p{}</style>
    <p>एक<br/>दो <a lang="en" href="/x">Three &amp; four</a></p><img alt="पाँच" src="x"/><script>six()</script>
    <button aria-label="सात"><svg><path d="m1"></path></svg></button><!-- eight --></body></html>`;
  expect(visibleTexts(html).map(({ text, lang }) => `${text} ${lang}`)).toEqual([
    'एक hi-IN',
    'दो hi-IN',
    'Three & four en',
    'पाँच hi-IN',
    'सात hi-IN',
  ]);
  expect(visibleTexts(html)[2]?.path).toBe('html body p a');
});
