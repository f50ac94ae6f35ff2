import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type PluginOption } from 'vite';
import { afterAll, afterEach, expect, test } from 'vitest';
import { flatTexts } from './flat-texts.ts';
import { pseudoTranslatedModules, translatedModules } from './translated-modules.ts';

const root = mkdtempSync(join(tmpdir(), 'tivoli-translation-'));
afterEach(() => {
  for (const name of readdirSync(root)) rmSync(join(root, name));
});
afterAll(() => rmSync(root, { recursive: true }));

/** Builds a page of these files in a language, and returns its script. */
async function scriptOf(
  files: Record<string, string>,
  language: string,
  modules: (language: string) => PluginOption = translatedModules,
): Promise<string> {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [modules(language)],
    build: { write: false, minify: false, lib: { entry: join(root, 'page.ts'), formats: ['es'] } },
  });
  const [chunk] = (Array.isArray(built) ? built : [built]).flatMap((one) => ('output' in one ? one.output : []));
  return chunk?.type === 'chunk' ? chunk.code : '';
}

const page = `import { pageTexts as texts } from './texts.ts'; import { sum } from './sum.ts'; export default texts.hello + sum;`;
const english = {
  'page.ts': page,
  'texts.ts': `export const pageTexts = { hello: 'Hello' };`,
  'sum.ts': 'export const sum = 1;',
};

test('the build of a language takes the twins of modules, and the modules that have none', async () => {
  const script = await scriptOf({ ...english, 'texts.hi.ts': `export const pageTexts = { hello: 'नमस्ते' };` }, 'hi');
  expect(script).toContain('नमस्ते');
  expect(script).not.toContain('Hello');
  expect(script).toContain('1');
});

test('a twin may take parts of the module that it stands for', async () => {
  const twin = `import { sum as english } from './sum.ts'; export const sum = english + 40;`;
  const texts = `export const pageTexts = { hello: 'नमस्ते' };`;
  const script = await scriptOf({ ...english, 'texts.hi.ts': texts, 'sum.hi.ts': twin }, 'hi');
  expect(script).toContain('41');
});

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: these are programs
test('modules of a folder may be kept to what stands beside them, and the page takes the twin', async () => {
  const files = {
    'page.ts': "import { sum } from './sum.ts'; import { both } from './kept.ts'; export default `${sum} ${both}`;",
    'kept.ts': "import { sum } from './sum.ts'; export const both = `kept ${sum}`;",
    'sum.ts': "export const sum = 'one';",
    'sum.hi.ts': "export const sum = 'एक';",
  };
  const script = await scriptOf(files, 'hi', (language) =>
    translatedModules(language, (file) => file.endsWith('kept.ts')),
  );
  const { default: shown } = await import(`data:text/javascript,${encodeURIComponent(script)}`);
  expect(shown).toBe('एक kept one');
});
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: these are programs

test('the build fails where texts are not translated, and names the file that is missing', async () => {
  await expect(scriptOf(english, 'hi')).rejects.toThrow('texts.hi.ts is missing');
});

test('in the pseudo-language every text of a file of texts is marked, and the rest of the page is not', async () => {
  const script = await scriptOf(
    {
      ...english,
      'page.ts': page.replace('hello +', 'hello(2) + "loose" +'),
      'texts.ts': 'export const pageTexts = { hello: (count: number) => "Hello " + count };',
    },
    'hi',
    pseudoTranslatedModules,
  );
  const { default: shown } = await import(`data:text/javascript,${encodeURIComponent(script)}`);
  expect(shown).toBe('⟦Hello 2⟧loose1');
});

test('a module may take the texts of both languages, which it names, in the build of either', async () => {
  const files = {
    ...english,
    'page.ts': "import { words } from './words.by-language.ts'; export default words;",
    'words.by-language.ts':
      "import { pageTexts as hindi } from './texts.hi.ts'; import { pageTexts as texts } from './texts.ts'; export const words = { en: texts.hello, hi: hindi.hello };",
    'texts.hi.ts': "export const pageTexts = { hello: 'नमस्ते' };",
  };
  const isBoth = (file: string) => file.includes('.by-language.');
  for (const modules of [() => [flatTexts], (language: string) => [translatedModules(language, isBoth), flatTexts]]) {
    const script = await scriptOf(files, 'hi', modules);
    const { default: words } = await import(`data:text/javascript,${encodeURIComponent(script)}`);
    expect(words).toEqual({ en: 'Hello', hi: 'नमस्ते' });
  }
});

test('a script holds the texts that it shows, and no others', async () => {
  const lists =
    "export const pageTexts = { hello: 'Hello', unused: 'Unused' }; export const otherTexts = { other: 'Other' };";
  const script = await scriptOf({ ...english, 'texts.ts': lists }, 'en', () => flatTexts);
  expect(script).toContain('Hello');
  expect(script).not.toMatch(/Unused|hello|Other/);
});

test('a list of texts comes with the script that shows it, and not with another list of its file', async () => {
  const files = {
    'page.ts':
      "import { pageTexts } from './texts.ts'; export default () => import('./later.ts').then((later) => pageTexts.hello + later.shown);",
    'later.ts': "import { laterTexts as texts } from './texts.ts'; export const shown = texts.later;",
    'texts.ts': "export const pageTexts = { hello: 'Hello' };\nexport const laterTexts = { later: 'Later' };",
  };
  const script = await scriptOf(files, 'en', () => flatTexts);
  expect(script).toContain('Hello');
  expect(script).not.toContain('Later');
});
