import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crawl } from '../../../tests/browser/crawl.ts';
import { unknownPage } from '../../../tests/support/visitor-pages.ts';
import { checkPages } from '../../html/check-pages.mjs';
import { freePort, startSite } from '../../servers/site-process.mjs';

/** CSS of today's browsers that the checker does not know yet. */
const unknownCss = [
  'Unrecognized at-rule “@property”',
  'Unrecognized at-rule “@starting-style”',
  "Property “margin-trim” doesn't exist",
  "Property “anchor-name” doesn't exist",
  "Property “position-anchor” doesn't exist",
  '“anchor(--header bottom)” is not a “top” value',
  // A position with a size and `no-repeat` in one layer of several.
  '“mask”: Too many values or values are not recognized',
];
/** `::view-transition-group(*)` and its like: the checker says of them only that it cannot read them. */
const unreadCss = /(nsition-group|ransition-old|ransition-new)\(\*\)/;

/** What React writes for elements without content; browsers read it as if it were not there. */
const slashOfReact = 'Trailing slash on void elements';

function isKnown({ text, extract }) {
  if (text.startsWith(slashOfReact)) return true;
  if (!text.startsWith('CSS: ')) return false;
  return text.endsWith('Parse Error.') ? unreadCss.test(extract) : unknownCss.some((css) => text.includes(css));
}

/** The columns of its results. */
export const keyFigures = {
  pages: 'pages',
  'CSS that it does not know': ({ unknown }) => unknown.length,
  errors: ({ errors }) => Object.keys(errors).length,
  warnings: ({ warnings }) => Object.keys(warnings).length,
};

/** Returns the messages, each once, with the pages that they are about. */
function byText(messages) {
  const found = {};
  for (const { text, path } of messages) found[text] = [...new Set([...(found[text] ?? []), path])];
  return found;
}

/**
 * Runs the Nu Html Checker over every page that links lead to in both languages, and over an unknown address. It holds if
 * it finds no error and has nothing to warn of but CSS that it does not know.
 */
export async function prove({ root }) {
  const folder = mkdtempSync(join(tmpdir(), 'tivoli-html-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const site = startSite({ cwd: root, env: { ...process.env, PORT: String(port), DATA_DIR: join(folder, 'data') } });
  try {
    await site.ready;
    const pages = new Map();
    for (const [path, { html }] of await crawl(origin)) if (/^<!doctype html>/i.test(html)) pages.set(path, html);
    for (const path of [unknownPage, `/hi${unknownPage}`]) pages.set(path, await (await fetch(origin + path)).text());
    const messages = await checkPages(root, join(folder, 'pages'), pages);
    const unknown = [...new Set(messages.filter(isKnown).map(({ text }) => text))];
    const told = messages.filter((message) => !isKnown(message));
    const errors = byText(told.filter(({ isError }) => isError));
    const warnings = byText(told.filter(({ isError }) => !isError));
    const holds = pages.size > 100 && told.length === 0;
    return { holds, pages: pages.size, unknown, errors, warnings };
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
