import type { Locator } from 'playwright-core';

type Chosen = Parameters<Locator['selectOption']>[0];

/**
 * Acts as a colleague does and counts what they press: each link, button or `summary`, each choice from a list and each
 * file that is chosen. What is typed is not counted.
 */
export function countPresses() {
  let count = 0;
  const counted =
    <Args extends unknown[]>(act: (target: Locator, ...args: Args) => Promise<unknown>) =>
    async (target: Locator, ...args: Args): Promise<void> => {
      count += 1;
      await act(target, ...args);
    };
  return {
    press: counted((target) => target.click()),
    choose: counted((target, option: Chosen) => target.selectOption(option)),
    chooseFile: counted((target, file: Parameters<Locator['setInputFiles']>[0]) => target.setInputFiles(file)),
    presses: () => count,
  };
}
