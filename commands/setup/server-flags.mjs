/**
 * Flags for V8: a young generation small enough that an idle site needs little memory (`npm run prove memory`), large
 * enough that a crowd does not spend a tenth of its time on collecting (`npm run prove crowd`).
 */
export const serverFlags = ['--max-semi-space-size=16'];

/**
 * Settings for the C library: all threads share two memory arenas. With one for each thread, memory that compressing a
 * page needed for a moment would stay reserved in every thread.
 */
export const serverEnvironment = { MALLOC_ARENA_MAX: '2' };
