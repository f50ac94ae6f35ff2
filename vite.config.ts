import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            // Each of these is evaluated in a task of its own (see app/late-scripts.ts).
            codeSplitting: {
              groups: [
                { name: 'react-dom', test: /node_modules\/(react-dom|scheduler)\// },
                { name: 'react', test: /node_modules\/react\// },
                { name: 'react-router', test: /node_modules\/react-router\// },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rollupOptions: { input: './app/entry.site.ts' } } },
  },
});
