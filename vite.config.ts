import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { precompress } from './server/edge/precompress.ts';
import { splitManifest } from './server/edge/staff-manifest.ts';
import { hideSourceMaps } from './server/monitoring/hide-source-maps.ts';

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
                  test: /preload-helper|\/app\/(layout\/(?!restore-forms)|beacon\/start-beacon|ui\/(dialog|spinner|hold-scrollbar|first-move|load-again|new-tab-link|arch-shapes|use-arrived-here)\.|features\/(search\/search-form|enquiry\/booking-failed|hotel\/pending-hotel))|\/domain\/page-family/,
                },
                // And so does what most pages share.
                // What only staff use stays with them.
                {
                  name: 'shared',
                  test: /\/(app\/(?!features\/desk|features\/forms\/(?!field|first-page|select)|desk-)|domain\/(?!clock|editing|inbox|staff|waiting-time)|content\/(?!consent))/,
                  minShareCount: 8,
                },
                // What forms share that are sent: they stand where a visitor comes to later, and this comes with them.
                { name: 'forms', test: /\/(app\/features\/forms\/|content\/consent)/, minShareCount: 8 },
                // And what pictures that take turns share: pages with one of them have nearly all.
                {
                  name: 'slides',
                  test: /\/app\/ui\/(slide-pictures|slide-controls|use-slides|dots|arch-picture|skeleton)\./,
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
