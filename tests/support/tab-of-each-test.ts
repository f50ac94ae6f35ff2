import { afterEach, beforeEach, vi } from 'vitest';

/** Gives each test of a file a tab of its own, with an empty session storage and a clock that the test moves. */
export function tabOfEachTest(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    const stored = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => stored.set(key, text),
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}
