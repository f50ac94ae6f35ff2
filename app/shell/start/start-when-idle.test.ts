import { expect, test } from 'vitest';
import { startWhenIdle } from './start-when-idle.ts';

const scripts = ['/assets/react.js', '/assets/home.js'];

test('the module script waits, with the list of what it imports, and keeps its text', () => {
  const html = '<body><script nonce="m" type="module" async="">import "/assets/home.js";</script></body>';
  expect(startWhenIdle(html, scripts)).toBe(
    '<body><script nonce="m" type="text/waiting-module" data-scripts="/assets/react.js /assets/home.js">import "/assets/home.js";</script></body>',
  );
});

test.each([
  '<script type=module async>start()</script>',
  '<script async="" type="module">start()</script>',
  '<script async="" src="/assets/start.js"></script>',
  '<p>No script</p>',
])('a page that is written in another way stays as it is: %s', (html) => {
  expect(startWhenIdle(html, scripts)).toBe(html);
});
