import { expect, test } from 'vitest';
import { startScriptsLate } from './late-scripts.ts';

const generated = [
  '<head><link rel="modulepreload" href="/assets/react.js"/><link rel="stylesheet" href="/a.css"/></head><body>',
  '<script>window.__reactRouterContext = {"ssr":true};window.__reactRouterContext.stream = new ReadableStream({});</script>',
  '<script type="module" async="">import "/assets/manifest.js";\nimport * as route0 from "/assets/root.js";\n',
  'import * as route1 from "/assets/home.js";\n  \n',
  'window.__reactRouterRouteModules = {"root":route0,"routes/home":route1};\n\nimport("/assets/entry.js");</script>',
  '<script>window.__reactRouterContext.streamController.enqueue("[{\\"_1\\":2},\\"a \\\\u003cb>\\"]\\n");</script>',
  '<script>window.__reactRouterContext.streamController.close();</script></body>',
].join('');

const startLate = (html: string, live = false) => startScriptsLate(html, { live, sheet: '/assets/app.css' });

test('no script is asked for by the markup of the page', () => {
  const html = startLate(generated);
  expect(html).not.toContain('<link rel="modulepreload"');
  expect(html).not.toMatch(/^import /m);
  expect(html).toContain('<link rel="stylesheet" href="/a.css"/>');
});

test('libraries come first, one by one, and the entry comes last', () => {
  const html = startLate(generated);
  expect(html).toContain('const libraries=["/assets/react.js"];');
  const order = [...html.matchAll(/import\("([^"]+)"\)/g)].map(([, url]) => url);
  expect(order).toEqual(['/assets/manifest.js', '/assets/root.js', '/assets/home.js', '/assets/entry.js']);
});

test("the loaders' data is no script until the scripts start, and says the same then", () => {
  const html = startLate(generated);
  expect(html).not.toMatch(/<script>[^<]*(__reactRouterContext|streamController)/);
  const [, data = ''] = /<script type="application\/json" data-loaded>(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(data)).toBe('[{"_1":2},"a \\u003cb>"]\n');
  expect(html).toContain('streamController.close()');
});

test('a route whose module is split is put together from its parts', () => {
  const split = generated.replace(
    'import * as route1 from "/assets/home.js";',
    'import * as route1_clientAction from "/assets/a.js";\nimport * as route1_main from "/assets/home.js";\nconst route1 = {...route1_clientAction,...route1_main};',
  );
  const html = startLate(split);
  expect(html).toContain('const route1_clientAction = await import("/assets/a.js");');
  expect(html).toContain('const route1 = {...route1_clientAction,...route1_main};');
});

test('a page without scripts stays as it is', () => {
  expect(startLate('<p>No script</p>')).toBe('<p>No script</p>');
});

test('a module script of another shape is refused instead of shipped broken', () => {
  expect(() => startLate('<script type="module" async="">start()</script>')).toThrow('late-scripts.ts');
});

test('the mark of our own inline scripts stays on the script, wherever the renderer puts it', () => {
  const marked = generated
    .replace('<script type', '<script nonce="m" type')
    .replace('<link rel="modulepreload"', '<link nonce="m" rel="modulepreload"');
  const html = startLate(marked);
  expect(html).toMatch(
    /<script nonce="m" type="module">(?:(?!<\/script)[\s\S])*const libraries=\["\/assets\/react\.js"\]/,
  );
  expect(html).not.toContain('<link nonce="m"');
});
