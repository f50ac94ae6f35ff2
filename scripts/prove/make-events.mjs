/**
 * Runs in a page: has so many things a second happen there, of ten six fetches, two older requests, a console error
 * and an uncaught one. `window.eventsMade` counts them.
 * @param {number} perSecond
 */
export function makeEvents(perSecond) {
  const ask = (name) => fetch(`/api/hotels?brand=omnia&n=${name}`).then((answer) => answer.text());
  const askAsBefore = () => {
    const request = new XMLHttpRequest();
    request.open('GET', '/api/hotels?brand=tivoli');
    request.send();
  };
  const kinds = [
    () => ask('a'),
    () => ask('b'),
    askAsBefore,
    () => ask('c'),
    () => console.error('an error of the proof'),
    () => ask('d'),
    () => ask('e'),
    askAsBefore,
    () => ask('f'),
    () => dispatchEvent(new ErrorEvent('error', { message: 'an uncaught error of the proof' })),
  ];
  const begun = performance.now();
  window.eventsMade = 0;
  setInterval(() => {
    const due = ((performance.now() - begun) / 1000) * perSecond;
    while (window.eventsMade < due) {
      kinds[window.eventsMade % kinds.length]();
      window.eventsMade += 1;
    }
  }, 1000 / perSecond);
}
