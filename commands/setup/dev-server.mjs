import { join } from 'node:path';
import { createServer } from 'vite';

const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
// Vite would end the program at once; ours closes the site and the database first, and Vite last.
process.removeAllListeners('SIGTERM');
process.stdin.removeAllListeners('end');
const { bootSite } = await vite.ssrLoadModule('/app/entry.site.ts');

const dev = {
  build: () => vite.ssrLoadModule('virtual:react-router/server-build'),
  middlewares: vite.middlewares,
};

// Pages are read anew by themselves; what runs already, such as open connections, starts anew with its new code.
vite.watcher.on('change', (path) => {
  if (
    (!path.startsWith(join(vite.config.root, 'platform/')) && !path.endsWith('.server.ts')) ||
    path.includes('.test.')
  )
    return;
  process.send?.('start-again');
  process.kill(process.pid, 'SIGTERM');
});

await bootSite({ dev });
