import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { splitManifest } from '#app/desk/frame/staff-manifest.ts';
import { precompress } from '#platform/http/files/precompress.ts';
import { hideSourceMaps } from '#platform/telemetry/hide-source-maps.ts';

/** Only the server gets source maps. */
const hiddenMaps: Plugin = {
  name: 'hidden-maps',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  closeBundle: () => hideSourceMaps('build/client', 'build/maps'),
};

/**
 * The server is built last. After it, the list of all routes that the browser gets is reduced to visitors' routes for
 * their pages, and kept whole for the desk's. The smallest compressed files are made here once, and not at each start.
 */
const finishedClient: Plugin = {
  name: 'finished-client',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  async closeBundle() {
    await splitManifest('build/client/assets');
    await precompress('build/client');
  },
};

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), hiddenMaps, finishedClient],
  environments: {
    client: {
      build: {
        sourcemap: 'hidden',
        // The page lists the scripts that it starts with. Preload lists inside the scripts would cost more bytes than
        // the round trip they save, because nearly all that they name is loaded by then.
        modulePreload: false,
        rollupOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'react-dom', test: /node_modules\/(react-dom|scheduler)\// },
                { name: 'react', test: /node_modules\/react\// },
                { name: 'react-router', test: /node_modules\/react-router\// },
                // Many small files compress badly, so the frame of every page is one file.
                {
                  name: 'frame',
                  test: /preload-helper|\/app\/(shell\/(?!head\/|errors\/(?!failed-page)|start\/(send-beacon|add-speculation-rules|restore-forms|start-when-idle))|ui\/(dialog|remember-scrollbar-width|links\/new-tab-link|loading\/(import-with-retry|on-first-interaction|spinner|use-hydrated-in-place)|pictures\/arch-clip-paths)\.|catalogue\/page-family|enquiries\/dialog\/booking-failed|hotels\/page\/pending-hotel|listings\/search\/search-form)/,
                },
                // What most pages share is one file as well. What only the desk uses stays with the desk.
                {
                  name: 'shared',
                  test: /\/(app\/(?!desk|forms\/(?!fields\/(field|select)\.|landing-page)|language\/duration)|platform\/|content\/(?!consent))/,
                  minShareCount: 8,
                },
                // The forms that scripts send share this file. They stand low on a page, where a visitor arrives
                // later.
                { name: 'forms', test: /\/(app\/forms\/|content\/consent)/, minShareCount: 8 },
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
    ssr: { build: { sourcemap: 'hidden', rollupOptions: { input: './app/entry.site.ts' } } },
  },
});
