/**
 * What V8 is told when it runs the server: a small young generation, so that an idle site holds on to half as much memory
 * (`npm run prove memory`) at little cost under load (`npm run prove images rate`).
 */
export const serverFlags = ['--max-semi-space-size=4'];

/**
 * What the C library is told: threads share two arenas of memory. With one for each, what compressing a page took for a moment stays
 * with whichever thread did it.
 */
export const serverEnvironment = { MALLOC_ARENA_MAX: '2' };
