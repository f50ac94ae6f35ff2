import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import selenium from 'selenium-webdriver';
import { freePort } from '../servers/site-process.mjs';
import { programs } from './engines.mjs';

const { Builder, By, Capabilities, Key } = selenium;

/** WebKitGTK's small browser; its folder names the version of the library. */
const miniBrowser = '/usr/lib/*/webkit2gtk-4.*/MiniBrowser';
/** Larger than every page that is opened. */
const screen = '1600x1200x24';

/** A display that nobody sees. */
async function startDisplay() {
  const parameters = ['-displayfd', '3', '-screen', '0', screen, '-nolisten', 'tcp'];
  const child = spawn(programs.display, parameters, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = await once(child.stdio[3], 'data');
  return { child, name: `:${String(number).trim()}` };
}

async function accepts(port) {
  for (let left = 200; left > 0; left -= 1) {
    const socket = createConnection(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await wait(50);
  }
  throw new Error('WebKitWebDriver does not listen.');
}

/**
 * A driver for one browser, which is killed with it: a driver that was asked to end its session sometimes answers
 * nothing from then on.
 */
async function startDriver(display) {
  const port = await freePort();
  const child = spawn(programs.webkitDriver, [`--port=${port}`, '--host=127.0.0.1'], {
    env: { ...process.env, DISPLAY: display.name, LIBGL_ALWAYS_SOFTWARE: '1' },
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  });
  const driver = {
    url: `http://127.0.0.1:${port}`,
    said: '',
    /** Kills its browser as well, which may hang. */
    kill() {
      process.off('exit', driver.kill);
      if (child.exitCode === null && child.signalCode === null) process.kill(-child.pid, 'SIGKILL');
    },
  };
  process.once('exit', driver.kill);
  child.stdout.setEncoding('utf8').on('data', (text) => {
    driver.said += text;
  });
  await accepts(port);
  return driver;
}

/** WebKitGTK by its WebDriver, on a display of its own. Every visitor has a browser and a driver of their own. */
export async function startWebKit({ scripts }) {
  const [binary] = globSync(miniBrowser);
  if (!binary) throw new Error(`No ${miniBrowser}: apt-get install webkit2gtk-driver.`);
  const display = await startDisplay();
  const endDisplay = () => display.child.kill();
  process.once('exit', endDisplay);
  const drivers = new Set();
  const args = [
    '--automation',
    // Its bar of buttons is wider than a phone.
    '--full-screen',
    '--enable-write-console-messages-to-stdout=true',
    ...(scripts === 'off' ? ['--enable-javascript=false'] : []),
  ];
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args },
  });
  let version = '';
  return {
    get version() {
      return `webkitgtk/${version}`;
    },
    async open({ width, height }) {
      const driver = await startDriver(display);
      drivers.add(driver);
      const browser = await new Builder()
        .disableEnvironmentOverrides()
        .usingServer(driver.url)
        .withCapabilities(capabilities)
        .build();
      version = (await browser.getCapabilities()).getBrowserVersion();
      const resize = (size) =>
        browser
          .manage()
          .window()
          .setRect({ x: 0, y: 0, ...size });
      await resize({ width, height });
      return {
        resize,
        goto: (url) => browser.get(url),
        evaluate: (task, ...values) => browser.executeScript(task, ...values),
        click: ({ x, y }) =>
          browser
            .actions()
            .move({ x: Math.round(x), y: Math.round(y), duration: 0 })
            .click()
            .perform(),
        type: (text) => browser.actions().sendKeys(text).perform(),
        /** Its date field goes on to the next figure when it is told to. */
        typeDay: ({ year, month, day }) =>
          browser.actions().sendKeys(month, Key.ARROW_RIGHT, day, Key.ARROW_RIGHT, year).perform(),
        press: (key) => browser.actions().sendKeys(keys[key]).perform(),
        // Its driver has no fingers.
        swipe: null,
        choose: (selector, file) => browser.findElement(By.css(selector)).sendKeys(file),
        back: () => browser.navigate().back(),
        reload: () => browser.navigate().refresh(),
        screenshot: async (file) => writeFileSync(file, Buffer.from(await browser.takeScreenshot(), 'base64')),
        complaints: () => driver.said.split('\n'),
        async close() {
          driver.kill();
          drivers.delete(driver);
        },
      };
    },
    async close() {
      for (const driver of drivers) driver.kill();
      process.off('exit', endDisplay);
      endDisplay();
    },
  };
}

const keys = {
  Enter: Key.RETURN,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowDown: Key.ARROW_DOWN,
};
