import { expect, test } from 'vitest';
import { hashInlineScripts } from './content-security-policy.ts';

const mark = 'a-mark_of-this-rendering';
const none = { scripts: [], styles: [] };

test('inline scripts and styles with the mark are hashed, each once, and the mark is gone', () => {
  const { html, hashes } = hashInlineScripts(
    `<style nonce="${mark}">p{}</style><script nonce="${mark}">go()</script><script nonce="${mark}">go()</script>`,
    mark,
  );
  expect(html).toBe('<style>p{}</style><script>go()</script><script>go()</script>');
  expect(hashes.styles).toHaveLength(1);
  // The expected hash is the output of: printf 'go()' | openssl dgst -sha256 -binary | base64
  expect(hashes.scripts).toEqual(['sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw=']);
});

test('a script file or a style sheet needs no hash', () => {
  const { html, hashes } = hashInlineScripts(
    `<link rel="stylesheet" nonce="${mark}" href="/a.css"/><script src="/a.js" nonce="${mark}"></script>`,
    mark,
  );
  expect(html).toBe('<link rel="stylesheet" href="/a.css"/><script src="/a.js"></script>');
  expect(hashes).toEqual(none);
});

test.each([
  ['markup from data, which cannot know the mark', '<script>steal()</script><script nonce="guessed">steal()</script>'],
  ['a script that does not end', `<script nonce="${mark}">go()`],
  ['a mark in single quotes', `<script nonce='${mark}'>go()</script>`],
  ['a mark behind an attribute with a closing angle', `<script data-a=">" nonce="${mark}">go()</script>`],
  ['a page without any script', '<p>Tivoli</p>'],
])('%s gets no hash, so a browser does not run it, and the page stays whole', (_, rendered) => {
  const { html, hashes } = hashInlineScripts(rendered, mark);
  expect(hashes).toEqual(none);
  const unmarked = (text: string) => text.replaceAll(` nonce="${mark}"`, '');
  expect(unmarked(html)).toBe(unmarked(rendered));
});
