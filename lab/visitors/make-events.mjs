/**
 * Runs in a page and makes events there, in bursts. Of ten events four are requests for data (one of
 * them an XMLHttpRequest), four console errors and two uncaught errors. Each request has an address of its own, so
 * that the browser's cache cannot answer it. `window.eventsMade` counts them.
 * @param {number} perSecond
 */
export function makeEvents(perSecond) {
  const everyMs = 100;
  const ask = () => fetch(`/api/hotels?brand=omnia&n=${window.eventsMade}`);
  const askAsBefore = () => {
    const request = new XMLHttpRequest();
    request.open('GET', `/api/hotels?brand=tivoli&n=${window.eventsMade}`);
    request.send();
  };
  const reportInvalid = () => console.error('an error of the proof');
  const fail = () => dispatchEvent(new ErrorEvent('error', { message: 'an uncaught error of the proof' }));
  const kinds = [ask, reportInvalid, ask, reportInvalid, fail, ask, reportInvalid, askAsBefore, reportInvalid, fail];
  const begun = performance.now();
  window.eventsMade = 0;
  setInterval(() => {
    const due = ((performance.now() - begun) / 1000) * perSecond;
    while (window.eventsMade < due) {
      kinds[window.eventsMade % kinds.length]();
      window.eventsMade += 1;
    }
  }, everyMs);
}
