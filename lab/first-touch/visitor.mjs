import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds between two letters, as somebody types on a phone. */
const letterDelay = 60;

/**
 * Milliseconds between what a visitor scrolled to has come into sight and the touch: people need about a quarter of a
 * second to react to something that they see.
 */
const reactionTime = 250;

/** Runs in the page before its own scripts: keeps the slowest interaction as the browser itself timed it. */
function watchInteractions() {
  globalThis.slowestInteraction = null;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId) globalThis.slowestInteraction = Math.max(globalThis.slowestInteraction ?? 0, duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}

/**
 * Runs in the page: brings an element into sight, waits until it stands still and is painted there, and gives its middle.
 * A menu that is about to slide in stands still beside the screen for a frame or two: nobody can touch it there.
 * `wasInSight` says whether the visitor saw it without scrolling.
 */
async function findMiddle({ selector, place }) {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const bounds = () => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility())[place];
  let before = '';
  let wasInSight = true;
  for (let frames = 0; frames < 60; frames += 1) {
    const element = bounds();
    if (element) {
      const box = element.getBoundingClientRect();
      const isInSight = box.top >= 80 && box.bottom <= innerHeight - 80;
      const isFixed = element.closest('header, .bottom-bar, dialog, [popover]');
      if (!isInSight && !isFixed) {
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        wasInSight = false;
      }
      const { x, y, width, height } = element.getBoundingClientRect();
      const now = [x, y, width, height].join();
      const middle = { x: x + width / 2, y: y + Math.min(height, innerHeight) / 2 };
      if (now === before && width > 0 && middle.x > 0 && middle.x < innerWidth) {
        await frame();
        // A frame's callbacks run before it is painted, and this timer after that.
        await new Promise((resolve) => setTimeout(resolve));
        return { ...middle, wasInSight };
      }
      before = now;
    }
    await frame();
  }
  return null;
}

/**
 * A visitor with a page of a site and a slow processor. On a phone it touches, else it uses a mouse; it does so at
 * places on the screen, as people do, and asks no element whether it is ready.
 * @param {import('playwright-core').Page} page
 * @param {{ isPhone: boolean, slowdown: number }} options
 */
export async function createVisitor(page, { isPhone, slowdown }) {
  await page.addInitScript(watchInteractions);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });

  async function middleOf(selector, place = 0) {
    const middle = await page.evaluate(findMiddle, { selector, place });
    if (!middle) throw new Error(`Nothing to press: ${selector}`);
    if (!middle.wasInSight) await wait(reactionTime);
    return middle;
  }

  return {
    page,
    isPhone,
    /** Opens a page and waits until `after` milliseconds have passed since it was loaded. */
    async open(path, after) {
      await page.goto(path, { waitUntil: 'load' });
      await wait(after);
    },
    /** Presses the middle of the visible element at this place among those that match. */
    async press(selector, place) {
      const { x, y } = await middleOf(selector, place);
      if (isPhone) await page.touchscreen.tap(x, y);
      else await page.mouse.click(x, y);
    },
    /** Gives an element the focus, as a label or the key "next" of a phone's keyboard does. */
    async focus(selector) {
      await middleOf(selector);
      await page.evaluate((one) => document.querySelector(one).focus(), selector);
    },
    async type(text) {
      await page.keyboard.type(text, { delay: letterDelay });
    },
    async key(name) {
      await page.keyboard.press(name);
    },
    /** A finger across an element, to the left or to the right. */
    async swipe(selector, direction) {
      const { x, y } = await middleOf(selector);
      const step = direction === 'left' ? -30 : 30;
      const touch = (type, points) => session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
      await touch('touchStart', [{ x: x - step * 3, y }]);
      for (let steps = -2; steps <= 3; steps += 1) await touch('touchMove', [{ x: x + step * steps, y }]);
      await touch('touchEnd', []);
    },
    /** Milliseconds of the slowest interaction on the page that is open; null where there was none. */
    slowestInteraction: () => page.evaluate(() => globalThis.slowestInteraction ?? null),
  };
}
