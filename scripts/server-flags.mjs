/**
 * What V8 is told when it runs the server: a small young generation, so that an idle site holds on to half as much memory
 * (`npm run prove memory`) at little cost under load (`npm run prove images rate`).
 */
export const serverFlags = ['--max-semi-space-size=4'];
