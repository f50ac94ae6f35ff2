/**
 * This file is imported ahead of the built site and replaces `react-router` by `bare-router.mjs`, which also listens.
 */
import { registerHooks } from 'node:module';

const stand = new URL('bare-router.mjs', import.meta.url).href;

registerHooks({
  resolve(specifier, context, next) {
    const isSite = specifier === 'react-router' && context.parentURL?.endsWith('/build/server/index.js');
    return isSite ? { url: stand, shortCircuit: true } : next(specifier, context);
  },
});
