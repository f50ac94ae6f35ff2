import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** What a walk found of one element: its words, whether its focus is seen, and whether nothing of it is to be seen. */
interface Stop {
  element: string;
  isSeen: boolean;
  isCovered: boolean;
}

const mostStops = 400;

/**
 * Presses Tab through a whole page. Fails for each control that is not reached, whose focus is not to be seen or that
 * is wholly covered (WCAG 2.2, 2.1.1, 2.4.7 and 2.4.11), and if the page does not let go at its end (2.1.2).
 */
export async function expectToBeWalkedByKeyboard(page: Page): Promise<void> {
  const path = new URL(page.url()).pathname;
  const missing = await page.evaluateHandle(controlsOf);
  const stops: Stop[] = [];
  for (let count = 0; count < mostStops; count += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(visit, missing);
    if (stop === 'end') break;
    if (stop) stops.push(stop);
  }
  const words = (some: Stop[]) => some.map(({ element }) => element);
  expect(
    await missing.evaluate((left) => left.map(({ outerHTML }) => outerHTML.slice(0, 150))),
    `${path}: not reached`,
  ).toEqual([]);
  expect(stops.length, `${path}: the walk comes to an end`).toBeLessThan(mostStops);
  expect(words(stops.filter(({ isSeen }) => !isSeen)), `${path}: no focus is seen`).toEqual([]);
  expect(words(stops.filter(({ isCovered }) => isCovered)), `${path}: covered by something`).toEqual([]);
}

/** Runs in the page. Of a group of radio buttons one is a stop: the chosen one, else any. */
function controlsOf(): Element[] {
  const found = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex="0"]'),
  ];
  return found.filter((element) => {
    if (element.matches(':disabled, [tabindex="-1"]') || !element.checkVisibility({ visibilityProperty: true }))
      return false;
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
    const group = [...document.getElementsByName(element.name)] as HTMLInputElement[];
    return element === (group.find(({ checked, form }) => checked && form === element.form) ?? group[0]);
  });
}

/** Runs in the page after each Tab: takes the focused element from those that are missing, and looks at it. */
function visit(missing: Element[]): Stop | 'end' | null {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return 'end';
  const at = missing.indexOf(element);
  // A field for a day has several stops, and what appeared meanwhile is none of the controls that were there.
  if (at < 0) return null;
  missing.splice(at, 1);
  const label = (element as HTMLInputElement).labels?.[0] ?? element;
  const box = element.getBoundingClientRect();
  const places = [0.1, 0.5, 0.9];
  const isShown = (x: number, y: number) => {
    const top = document.elementFromPoint(box.x + box.width * x, box.y + box.height * y);
    return top !== null && (element.contains(top) || top.contains(element) || label.contains(top));
  };
  // The focus may be shown by the element, by what its style adds, by its label or by the row around it.
  const look = () => {
    const parts: Element[] = [label];
    for (let part: Element | null = element; part && parts.length < 6; part = part.parentElement) parts.push(part);
    return [...parts.map((part) => getComputedStyle(part)), getComputedStyle(element, '::after')]
      .map((style) => `${style.outline} ${style.boxShadow} ${style.backgroundColor} ${style.borderColor}`)
      .join();
  };
  const focused = look();
  element.blur();
  const isSeen = look() !== focused;
  element.focus();
  return {
    element: element.outerHTML.slice(0, 150),
    isSeen,
    isCovered: !places.some((x) => places.some((y) => isShown(x, y))),
  };
}
