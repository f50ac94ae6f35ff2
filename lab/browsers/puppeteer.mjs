import { setTimeout as wait } from 'node:timers/promises';
import puppeteer from 'puppeteer-core';
import { chromiumArguments, chromiumPath } from '../../tests/browser/chromium.ts';
import { environmentOfBrowser } from '../../tests/browser/fake-clock.ts';
import { answerTo } from './driver-timeout.mjs';
import { programs } from './engines.mjs';

/** Firefox as a phone has it: with fingers, and without what it fetches for itself. */
const firefoxSettings = { 'dom.w3c_touch_events.enabled': 1, 'ui.prefersReducedMotion': 1 };

function launch(engine, { scripts }) {
  if (engine === 'chromium') {
    const args = [...chromiumArguments, '--force-prefers-reduced-motion'];
    return puppeteer.launch({ executablePath: chromiumPath(), args, defaultViewport: null });
  }
  return puppeteer.launch({
    browser: 'firefox',
    executablePath: programs.firefox,
    env: environmentOfBrowser(),
    defaultViewport: null,
    extraPrefsFirefox: { ...firefoxSettings, ...(scripts === 'off' && { 'javascript.enabled': false }) },
  });
}

/**
 * What Firefox throws in a page that is being left while it loads a script: nobody sees that page any more. Only where
 * Firefox says itself that it has given the request up; a script that does not come is a complaint.
 */
const unloaded = /^thrown: error loading dynamically imported module: (\S+)$/;

/** Firefox before 153 has no orientation of the screen to set; the size, which goes with it, is set all the same. */
async function resize(page, size) {
  await page.setViewport(size).catch((error) => {
    if (!error.message.includes('setScreenOrientationOverride')) throw error;
  });
  // Asked from here: where scripts are off the page's own clock does not run either.
  while ((await page.evaluate(() => innerWidth)) !== size.width) await wait(20);
}

/** Chromium by its own protocol, Firefox by WebDriver BiDi. */
export async function startPuppeteer(engine, options) {
  const browser = await launch(engine, options);
  return {
    version: await browser.version(),
    async open({ width, height }) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      const complaints = [];
      const givenUp = new Set();
      page.on('requestfailed', (request) => {
        if (request.failure()?.errorText === 'NS_BINDING_ABORTED') givenUp.add(request.url());
      });
      page.on('pageerror', ({ message }) => complaints.push(`thrown: ${message}`));
      page.on('console', (message) => complaints.push(message.text()));
      if (engine === 'chromium' && options.scripts === 'off') await page.setJavaScriptEnabled(false);
      await resize(page, { width, height });
      return {
        resize: (size) => resize(page, size),
        goto: (url) => page.goto(url, { waitUntil: 'domcontentloaded' }),
        evaluate: (task, ...values) => page.evaluate(task, ...values),
        click: ({ x, y }) => page.mouse.click(x, y),
        type: (text) => page.keyboard.type(text),
        typeDay: ({ year, month, day }) => page.keyboard.type(`${month}${day}${year}`),
        press: (key) => page.keyboard.press(key),
        async swipe(from, to) {
          await page.touchscreen.touchStart(from.x, from.y);
          for (let step = 1; step <= 5; step += 1)
            await page.touchscreen.touchMove(from.x + ((to.x - from.x) * step) / 5, from.y);
          await page.touchscreen.touchEnd();
        },
        async choose(selector, file) {
          const field = await page.$(selector);
          await field.uploadFile(file);
        },
        // A way back within one document loads nothing that could be waited for.
        // A page that is left at once gives no answer.
        back: () => page.evaluate(() => history.back()).catch(() => {}),
        reload: () => page.reload({ waitUntil: 'domcontentloaded' }),
        screenshot: (file) => page.screenshot({ path: file }),
        complaints: () => complaints.filter((text) => !givenUp.has(unloaded.exec(text)?.[1])),
        close: () => context.close(),
      };
    },
    close: () => answerTo('its end', browser.close()).catch(() => browser.process().kill('SIGKILL')),
  };
}
