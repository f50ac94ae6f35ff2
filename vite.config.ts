import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { splitManifest } from '#app/desk/frame/staff-manifest.ts';
import { precompress } from '#platform/http/files/precompress.ts';
import { hideSourceMaps } from '#platform/telemetry/hide-source-maps.ts';

/** Source maps are for the server's eyes alone. */
const hiddenMaps: Plugin = {
  name: 'hidden-maps',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  closeBundle: () => hideSourceMaps('build/client', 'build/maps'),
};

/**
 * The server's part is built last. Visitors' pages know nothing of the staff's: the list of all routes is cut down to
 * theirs, and kept whole beside it. The smallest bodies are made once, with the build, and not by each start.
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
        // The page lists the scripts that it starts with; lists inside scripts cost more than the trip they save, for
        // nearly all that they name is there by then.
        modulePreload: false,
        rollupOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'react-dom', test: /node_modules\/(react-dom|scheduler)\// },
                { name: 'react', test: /node_modules\/react\// },
                { name: 'react-router', test: /node_modules\/react-router\// },
                // Many small files compress badly: what stands around every page travels as one.
                {
                  name: 'frame',
                  test: /preload-helper|\/app\/(shell\/(?!head\/|errors\/(?!failed-page)|start\/(send-beacon|add-speculation-rules|restore-forms|start-when-idle))|ui\/(dialog|remember-scrollbar-width|links\/new-tab-link|loading\/(import-with-retry|on-first-interaction|spinner|use-hydrated-in-place)|pictures\/arch-shapes)\.|catalogue\/page-family|enquiries\/dialog\/booking-failed|hotels\/page\/pending-hotel|listings\/search\/search-form)/,
                },
                // And so does what most pages share.
                // What only staff use stays with them.
                {
                  name: 'shared',
                  test: /\/(app\/(?!desk|forms\/(?!fields\/(field|select)\.|landing-page)|language\/duration)|platform\/|content\/(?!consent))/,
                  minShareCount: 8,
                },
                // What forms share that are sent: they stand where a visitor comes to later, and this comes with them.
                { name: 'forms', test: /\/(app\/forms\/|content\/consent)/, minShareCount: 8 },
                // And what pictures that take turns share: pages with one of them have nearly all.
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
