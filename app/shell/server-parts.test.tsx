import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { whenIdle } from './server-parts.tsx';

const scripts = ['/assets/react.js', '/assets/home.js'];
const render = (elements: React.ReactNode) => renderToStaticMarkup(whenIdle(elements, scripts));

test('the module script waits with its imports, and nothing is fetched ahead of the first picture', () => {
  const generated = (
    <>
      <link rel="modulepreload" href="/assets/home.js" />
      <>
        <script nonce="m">{'state()'}</script>
        <script nonce="m" type="module" async>
          {'import "/assets/home.js";'}
        </script>
      </>
    </>
  );
  expect(render(generated)).toBe(
    '<script nonce="m">state()</script><script nonce="m" type="text/waiting-module" data-scripts="/assets/react.js /assets/home.js">import "/assets/home.js";</script>',
  );
});

test.each([
  ['<script async="" src="/assets/start.js"></script>', <script key="file" async src="/assets/start.js" />],
  ['<link rel="stylesheet" href="/a.css"/>', <link key="styles" rel="stylesheet" href="/a.css" />],
  ['', null],
])('what is generated in another way stays as it is: %s', (html, elements) => {
  expect(render(elements)).toBe(html);
});
