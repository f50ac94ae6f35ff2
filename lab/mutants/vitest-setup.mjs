import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { chromium } from 'playwright-core';
import { expect } from 'vitest';

const folder = process.env.FAULTS_FOLDER;
const tells = existsSync(`${folder}/tells`);

/** Which test file this process runs. */
if (tells)
  appendFileSync(`${folder}/reached/${process.pid}`, `file ${relative(process.cwd(), expect.getState().testPath)}\n`);

/** The code in the browser is told which fault is on, and tells which it reached. */
if (!chromium.knowsFaults) {
  chromium.knowsFaults = true;
  const launch = chromium.launch.bind(chromium);
  chromium.launch = async (options) => {
    const browser = await launch(options);
    const newContext = browser.newContext.bind(browser);
    browser.newContext = async (settings) => {
      const context = await newContext(settings);
      const tell = (_, fault) => appendFileSync(`${folder}/reached/${process.pid}`, `${fault}\n`);
      if (tells) await context.exposeBinding('faultReached', tell);
      else
        await context.addInitScript(
          `globalThis.faultSwitchedOn = ${JSON.stringify(readFileSync(`${folder}/switched-on`, 'utf8'))}`,
        );
      return context;
    };
    return browser;
  };
}
