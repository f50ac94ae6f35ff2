import { setTimeout as wait } from 'node:timers/promises';

/**
 * Opens a page of a browser that listens on a debugging port, without the observers of a test library, which would
 * cost the page's main thread more than what is measured.
 * @param {number} port
 * @param {string} url
 */
export async function openPlainPage(port, url) {
  const opened = await fetch(`http://127.0.0.1:${port}/json/new?${encodeURIComponent(url)}`, { method: 'PUT' });
  const { webSocketDebuggerUrl, id } = await opened.json();
  const socket = new WebSocket(webSocketDebuggerUrl);
  const waiting = new Map();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const { id: answered, result, error } = JSON.parse(data);
    const { resolve, reject } = waiting.get(answered) ?? {};
    waiting.delete(answered);
    if (error) reject?.(new Error(error.message));
    else resolve?.(result);
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error('The browser cannot be reached.')));
  });
  const send = (method, params = {}) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      socket.send(JSON.stringify({ id: last, method, params }));
    });

  /** Returns the value of an expression in the page. */
  async function evaluate(expression) {
    const { result, exceptionDetails } = await send('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(`${expression.slice(0, 60)}: ${exceptionDetails.text}`);
    return result.value;
  }

  return {
    send,
    evaluate,
    /** Waits until an expression is true in the page, half a minute at most. */
    async until(expression) {
      for (let tries = 0; tries < 120; tries += 1) {
        // While the next page replaces this one, nothing can be evaluated.
        if (await evaluate(expression).catch(() => false)) return;
        await wait(250);
      }
      throw new Error(`Not true within 30 s: ${expression}`);
    },
    async close() {
      await fetch(`http://127.0.0.1:${port}/json/close/${id}`);
      socket.close();
    },
  };
}
