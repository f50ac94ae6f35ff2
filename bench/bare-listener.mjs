/** Imported ahead of the built site: has it take `react-router` from `bare-router.mjs`, which listens beside it. */
import { registerHooks } from 'node:module';

const stand = new URL('bare-router.mjs', import.meta.url).href;

registerHooks({
  resolve(specifier, context, next) {
    const isSite = specifier === 'react-router' && context.parentURL?.endsWith('/build/server/index.js');
    return isSite ? { url: stand, shortCircuit: true } : next(specifier, context);
  },
});
