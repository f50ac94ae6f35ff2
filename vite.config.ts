import { rm } from 'node:fs/promises';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { splitManifest } from '#app/desk/frame/staff-manifest.ts';
import { addBuiltFiles, precompress } from '#platform/http/files/precompress.ts';
import { hideSourceMaps } from '#platform/telemetry/hide-source-maps.ts';
import { flatTexts } from '#platform/translation/flat-texts.ts';
import { pseudoTranslatedModules, translatedModules } from '#platform/translation/translated-modules.ts';

/** "hi" for the build of the pages in Hindi; absent for the site itself, whose pages are in English. */
const { SITE_LANGUAGE: language, PSEUDO_TEXTS } = process.env;
const folder = language ? `build/${language}` : 'build';

/**
 * Content is the seed of the database, which has both languages: what is made of it there stays English, whoever asks
 * for it. A file `NAME.by-language.ts` gives the words of both. Pages in Hindi take the twins.
 */
const content = new URL('content/', import.meta.url).pathname;
const hasBothLanguages = (file: string) => file.startsWith(content) || /\.by-language\.tsx?$/.test(file);

/** What nearly every visitors' page has. */
const inFrame =
  /preload-helper|\/app\/(shell\/(?!head\/(?!page-meta)|footer|language-offer-line|places-map|errors\/(?!failed-(?:load-)?page|lazy-)|start\/send-beacon)|ui\/(dialog|page-opener|remember-scrollbar-width|use-after-paint|links\/(breadcrumb|new-tab-link)|loading\/(import-with-retry|when-to-start|stage|loading-signs)|pictures\/(?:arch-frame|illustrations))\.|catalogue\/(cache-times|hotel-waiting|event-type\.)|diary\/visitor\/open-days-styles|enquiries\/(enquiry|occasion-choice|form-labels\.list)\.|language\/content-lang|enquiries\/dialog\/booking-failed|forms\/(tab-storage|fields\/(field|select)\.)|hotels\/page\/pending-hotel|language\/dates|listings\/search\/search-form)/;

/** The names of months and days in the language of this build. A form's check also reads English ones, when it loads. */
const datesOfLanguage = `/app/language/${language === 'hi' ? 'hindi' : 'english'}-dates.`;

/**
 * Takes the place of Vite's own helper around each lazy import, which loads style sheets first. No lazy import has any:
 * styles are in the page, or linked by its head (`tests/lazy-imports.browser.test.ts` looks).
 */
const plainLazyImports: Plugin = {
  name: 'plain-lazy-imports',
  enforce: 'pre',
  apply: 'build',
  load: (id) => (id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load();' : undefined),
};

/**
 * Names the scripts in as few bytes as are safe: every page carries a list of them. The script of a page, which nothing but
 * that list and other scripts name, is called by its hash alone; the desk has a list of its own.
 */
const shortNames: Plugin = {
  name: 'short-names',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  outputOptions: (options) => ({
    ...options,
    entryFileNames: ({ facadeModuleId }) =>
      facadeModuleId?.includes('/app/desk/') ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
    chunkFileNames: ({ isDynamicEntry, name }) =>
      isDynamicEntry || name === 'react-dom' ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
  }),
};

/** Only the server gets source maps. */
const hiddenMaps: Plugin = {
  name: 'hidden-maps',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  closeBundle: () => hideSourceMaps(`${folder}/client`, 'build/maps'),
};

/**
 * The server is built last. After it, the list of all routes that the browser gets is reduced to visitors' routes for
 * their pages, and kept whole for the desk's. The smallest compressed files are made here once, and not at each start.
 * The files of another language are put beside those of the site: their names change with their content.
 */
const finishedClient: Plugin = {
  name: 'finished-client',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  async closeBundle() {
    if (language) {
      await splitManifest(`${folder}/client/assets`);
      await addBuiltFiles(`${folder}/client/assets`, 'build/client/assets');
      await rm(`${folder}/client`, { recursive: true });
      return;
    }
    await splitManifest('build/client/assets');
    await precompress('build/client');
  },
};

export default defineConfig({
  plugins: [
    ...(language ? [(PSEUDO_TEXTS ? pseudoTranslatedModules : translatedModules)(language, hasBothLanguages)] : []),
    ...(PSEUDO_TEXTS ? [] : [flatTexts]),
    tailwindcss(),
    reactRouter(),
    plainLazyImports,
    shortNames,
    hiddenMaps,
    finishedClient,
  ],
  environments: {
    client: {
      build: {
        sourcemap: 'hidden',
        // The page lists the scripts that it starts with. Preload lists inside the scripts would cost more bytes than
        // the round trip they save, because nearly all that they name is loaded by then.
        modulePreload: false,
        rollupOptions: {
          // A text that a script shows once stands where it is shown, as if it had been written there.
          optimization: { inlineConst: { mode: 'all' } },
          output: {
            codeSplitting: {
              groups: [
                { name: 'react-dom', test: /node_modules\/(react|react-dom|scheduler)\// },
                { name: 'react-router', test: /node_modules\/react-router\// },
                // Many small files compress badly, so what nearly every page has is one file.
                {
                  name: 'frame',
                  test: (file: string) => inFrame.test(file) || file.includes(datesOfLanguage),
                },
                // The forms that scripts send share this file. They stand low on a page, where a visitor arrives
                // later.
                {
                  name: 'forms',
                  test: /\/(app\/forms\/(?!typed-values|form-rules)|content\/(consent|option-lists))/,
                  minShareCount: 8,
                },
                // The form of an enquiry has both; as one file they are smaller.
                {
                  name: 'functions',
                  test: /\/app\/(enquiries\/functions\/function-(fields|buttons)|prices\/estimate-line)\./,
                },
                // A row of a list of hotels has both.
                { name: 'hotel-row', test: /\/app\/(listings\/hotel-row|ui\/links\/picture-row)\./ },
                // The pictures that take turns share this file, because a page with one of them has nearly all of
                // them.
                {
                  name: 'slides',
                  test: /\/app\/ui\/(carousel\/(dots|slide-controls|slide-pictures|use-slides)|loading\/skeleton|pictures\/arch-picture)\./,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        sourcemap: 'hidden',
        rollupOptions: { input: language ? './app/entry.pages.ts' : './app/entry.site.ts' },
      },
    },
  },
});
