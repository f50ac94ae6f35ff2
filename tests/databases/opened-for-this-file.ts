import { afterAll, beforeAll } from 'vitest';

/** Opens something before a test file's tests and closes it after them. Returns a function that gives what is open. */
export function openedForThisFile<Opened>(
  open: () => Promise<Opened>,
  close: (opened: Opened) => Promise<void>,
): () => Opened {
  let opened: Opened | undefined;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(async () => {
    if (opened !== undefined) await close(opened);
  });
  return () => {
    if (opened === undefined) throw new Error('Not open yet: open it at the top level of the file, use it in tests.');
    return opened;
  };
}
