import { expect, test } from 'vitest';
import { startScriptsLate } from './late-scripts.ts';

const generated = [
  '<head><link rel="modulepreload" href="/assets/react.js"/><link rel="stylesheet" href="/a.css"/></head><body>',
  '<script type="module" async="">import "/assets/manifest.js";\nimport * as route0 from "/assets/root.js";\n',
  'import * as route1 from "/assets/home.js";\n  \n',
  'window.__reactRouterRouteModules = {"root":route0,"routes/home":route1};\n\nimport("/assets/entry.js");</script></body>',
].join('');

test('no script is asked for by the markup of the page', () => {
  const html = startScriptsLate(generated);
  expect(html).not.toContain('<link rel="modulepreload"');
  expect(html).not.toMatch(/^import /m);
  expect(html).toContain('<link rel="stylesheet" href="/a.css"/>');
});

test('libraries come before route modules, and the entry comes last', () => {
  const html = startScriptsLate(generated);
  expect(html).toContain('const order=["/assets/react.js","/assets/manifest.js","/assets/root.js","/assets/home.js"]');
  expect(html).toContain('routes=[["root","/assets/root.js"],["routes/home","/assets/home.js"]]');
  expect(html).toContain('entry="/assets/entry.js"');
});

test('a page without scripts stays as it is', () => {
  expect(startScriptsLate('<p>No script</p>')).toBe('<p>No script</p>');
});

test('a module script of another shape is refused instead of shipped broken', () => {
  expect(() => startScriptsLate('<script type="module" async="">start()</script>')).toThrow('late-scripts.ts');
});
