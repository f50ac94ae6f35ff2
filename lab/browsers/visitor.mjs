import { setTimeout as wait } from 'node:timers/promises';
import { DriverTimeout } from './driver-timeout.mjs';

export const sizes = {
  phone: { width: 390, height: 844 },
  tablet: { width: 900, height: 800 },
  desktop: { width: 1440, height: 900 },
};

/** Milliseconds until what a visitor did must have happened. */
const timeoutMs = 15_000;

/** How often in a row something must be found in the same place before it is pressed. */
const still = 3;

/** Runs in the page: brings a visible element into sight and gives its middle. */
function findMiddle(selector, words) {
  const isSeen = (one) => one.checkVisibility({ visibilityProperty: true });
  const element = [...document.querySelectorAll(selector)].find(
    (one) => isSeen(one) && (words === null || one.textContent.replace(/\s+/g, ' ').trim().startsWith(words)),
  );
  if (!element) return null;
  const before = element.getBoundingClientRect();
  // A dialog scrolls, although its element may stand in the header.
  const isFixed =
    element.closest('header, .bottom-bar, .site-menu, dialog.lightbox') && !element.closest('dialog.dialog');
  if (!isFixed && (before.top < 100 || before.bottom > innerHeight - 120))
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  // Of a row of cards the next one is cut off, and WebKit's scroll bar may lie over it.
  if (!isFixed && (before.left < 0 || before.right > innerWidth))
    element.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  const middle = { x: Math.round(x + width / 2), y: Math.round(y + Math.min(height, innerHeight) / 2) };
  // What is covered cannot be pressed.
  const top = document.elementFromPoint(middle.x, middle.y);
  return top && (element.contains(top) || top.closest('label')?.contains(element)) ? middle : null;
}

/** What a page must never say: that it threw, broke its policy or did not hydrate. */
const complaint =
  /^thrown: |content.security.policy|trusted.?types?|hydrat|Minified React error|(?:CONSOLE JS ERROR .*|Unhandled .*)(?:Error|Rejection)/i;
/**
 * What is nobody's fault: a request that was given up for a newer one, and Firefox, which counts the data that a page
 * fetches in advance among `default-src` and leaves them until they are asked for.
 */
const harmless = /AbortError|report-to|report-only|\(default-src\) at \S+\.data\b/i;
const isComplaint = (text) => complaint.test(text) && !harmless.test(text);

/**
 * What a journey does, whatever drives the page: it looks at what is shown, and presses and types as a person does.
 * @param {object} page of an engine
 * @param {{ origin: string }} options
 */
export function createVisitor(page, { origin }) {
  /** Asks again until the answer is not null, false or ''. */
  async function until(what, ask) {
    const late = performance.now() + timeoutMs;
    for (;;) {
      let trouble = '';
      const found = await ask().catch((error) => {
        if (error instanceof DriverTimeout) throw error;
        // The page was left while it was asked.
        trouble = `: ${error.message.split('\n', 1)[0]}`;
        return null;
      });
      if (found) return found;
      if (performance.now() > late) throw new Error(`${what}${trouble}`);
      await wait(50);
    }
  }

  async function middleOf(selector, words = null) {
    let last = '';
    let equal = 0;
    return until(`nothing to press: ${selector} ${words ?? ''}`, async () => {
      const middle = await page.evaluate(findMiddle, selector, words);
      const now = JSON.stringify(middle);
      equal = now === last ? equal + 1 : 0;
      last = now;
      return middle !== null && equal === still ? middle : null;
    });
  }

  const visitor = {
    page,
    origin,
    canSwipe: page.swipe !== null,
    open: (path) => page.goto(new URL(path, origin).href),
    back: () => page.back(),
    reload: () => page.reload(),
    resize: (size) => page.resize(size),
    screenshot: (file) => page.screenshot(file),
    evaluate: (task, ...values) => page.evaluate(task, ...values),
    key: (name) => page.press(name),
    type: (text) => page.type(text),
    until,
    /** Presses the first visible element that matches and begins with these words. */
    async press(selector, words) {
      await page.click(await middleOf(selector, words));
    },
    /** A finger across an element, to the left. */
    async swipeLeft(selector) {
      const { x, y } = await middleOf(selector);
      await page.swipe({ x: x + 100, y }, { x: x - 100, y });
    },
    /** Presses a field, empties it and types. */
    async fill(selector, text) {
      await visitor.press(selector);
      await page.evaluate((one) => document.querySelector(one).select?.(), selector);
      await page.type(text);
      await visitor.shows(selector, { value: text });
    },
    /** Chooses by the keyboard; no driver shows a list of choices. */
    async select(selector, words, value) {
      await page.evaluate((one) => document.querySelector(one).focus(), selector);
      await page.type(words);
      await until(`${selector} does not choose ${value}`, () =>
        page.evaluate((one, wanted) => document.querySelector(one).value === wanted, selector, value),
      );
    },
    /**
     * Types a day in the order of the engine's own field, here month, day, year; where it has none, as the text it is.
     */
    async day(selector, iso) {
      const [year, month, day] = iso.split('-');
      const isOwn = await page.evaluate((one) => {
        document.querySelector(one).focus();
        return document.querySelector(one).type === 'date';
      }, selector);
      if (isOwn) await page.typeDay({ year, month, day });
      else await page.type(iso);
      await visitor.shows(selector, { value: iso });
    },
    choose: (selector, file) => page.choose(selector, file),
    /** Waits for a visible element, with these words or this value where they are given. */
    shows(selector, { words = null, value = null } = {}) {
      return until(`${selector} does not show ${words ?? value ?? ''}`, () =>
        page.evaluate(
          (one, text, content) =>
            [...document.querySelectorAll(one)].some(
              (each) =>
                each.checkVisibility() &&
                (text === null || each.textContent.replace(/\s+/g, ' ').includes(text)) &&
                (content === null || each.value === content),
            ),
          selector,
          words,
          value,
        ),
      );
    },
    gone(selector) {
      return until(`${selector} is still shown`, () =>
        page.evaluate((one) => ![...document.querySelectorAll(one)].some((each) => each.checkVisibility()), selector),
      );
    },
    /** Waits until the address ends so. */
    at(path) {
      return until(`the address does not become ${path}`, () =>
        page.evaluate((end) => (location.pathname + location.search + location.hash).endsWith(end), path),
      );
    },
    value: (selector) => page.evaluate((one) => document.querySelector(one)?.value ?? null, selector),
    text: (selector) => page.evaluate((one) => document.querySelector(one)?.textContent ?? null, selector),
    attribute: (selector, name) =>
      page.evaluate((one, which) => document.querySelector(one)?.getAttribute(which) ?? null, selector, name),
    /** Waits until React has taken over an element. */
    alive(selector) {
      return until(`${selector} does not come alive`, () =>
        page.evaluate((one) => {
          dispatchEvent(new Event('scroll'));
          const element = document.querySelector(one);
          return Boolean(element) && Object.keys(element).some((key) => key.startsWith('__reactProps'));
        }, selector),
      );
    },
    /** Throws where the page stays wider than the screen; until its fonts are there it may be. */
    async fits() {
      await until('the page is wider than the screen', async () => {
        const { wide, screen } = await page.evaluate(() => ({
          wide: document.documentElement.scrollWidth,
          screen: document.documentElement.clientWidth,
        }));
        if (wide > screen) throw new Error(`${wide} px on ${screen}`);
        return true;
      });
    },
    complaints: () => page.complaints().filter(isComplaint),
    close: () => page.close(),
  };
  return visitor;
}
