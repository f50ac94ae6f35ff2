/**
 * Flags for V8: a young generation small enough that an idle site needs little memory (`npm run prove memory`), large
 * enough that a crowd does not spend a tenth of its time on collecting (`npm run prove crowd`). The old one is collected
 * when it has grown by half, not to several times its size: each page is a text of more than 128 KB, which one collection
 * of the young generation moves to the old one, so most of that is garbage (`npm run prove hostile`).
 */
export const serverFlags = ['--max-semi-space-size=16', '--heap-growing-percent=50'];

/**
 * Settings for the C library: all threads share two memory arenas. With one for each thread, memory that compressing a
 * page needed for a moment would stay reserved in every thread.
 */
export const serverEnvironment = { MALLOC_ARENA_MAX: '2' };
