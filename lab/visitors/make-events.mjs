/**
 * Runs in a page: has so many things a second happen there, in bursts as in life. Of ten, four are calls for data (one
 * of the older kind), four console errors, two uncaught ones. Each call has an address of its own, so that it reaches the
 * server: one that the browser has kept is no call. `window.eventsMade` counts them.
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
