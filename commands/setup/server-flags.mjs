/**
 * What V8 is told when it runs the server: a young generation small enough that an idle site holds on to little
 * (`npm run prove memory`), large enough that a crowd does not spend a tenth of its time on collecting (`npm run prove crowd`).
 */
export const serverFlags = ['--max-semi-space-size=16'];

/**
 * What the C library is told: threads share two arenas of memory. With one for each, what compressing a page took for a moment stays
 * with whichever thread did it.
 */
export const serverEnvironment = { MALLOC_ARENA_MAX: '2' };
