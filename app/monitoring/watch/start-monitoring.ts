import { monitoringLimits } from '#app/monitoring/limits.ts';
import { loadSystemLogs } from '#app/monitoring/logs/load-system-logs.ts';
import { tabMonitor } from '#app/monitoring/store/tab-monitor.ts';
import { readConnectivity, readMemory, readPageTimes } from '#app/monitoring/watch/browser-readings.ts';
import { monitoringPaths } from '#app/monitoring-paths.ts';
import { paths } from '#app/paths.ts';
import { checkServer } from './check-server.ts';
import { unwatchedFetch } from './unwatched-fetch.ts';
import { watchConsole, watchUncaught } from './watch-errors.ts';
import { watchFetch } from './watch-fetch.ts';
import { watchServer } from './watch-server.ts';
import { watchXhr } from './watch-xhr.ts';

let users = 0;
let end: (() => void) | undefined;

/**
 * Watches this tab until every caller has called the function that it got: the page and the floating dashboard may both
 * be open.
 */
export function startMonitoring(): () => void {
  users += 1;
  if (users === 1) end = watchTab();
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    users -= 1;
    if (users === 0) end?.();
  };
}

function watchTab(): () => void {
  const monitor = tabMonitor;
  if (monitor.getState().session.number === 0) monitor.newSession();
  const calls = { origin: location.origin, record: monitor.recordHit.bind(monitor) };
  const recordError = monitor.recordError.bind(monitor);
  const measure = () => {
    monitor.recordSurroundings({ page: readPageTimes(performance), connectivity: readConnectivity(navigator) });
    monitor.recordMetric(readMemory(performance));
  };
  const timers = [
    setInterval(measure, monitoringLimits.metricsInterval),
    setInterval(() => monitor.clearOld(), monitoringLimits.clearOlderThan),
  ];
  const stops = [
    watchFetch(window, calls),
    watchXhr(XMLHttpRequest.prototype, calls),
    watchConsole(console, recordError),
    watchUncaught(window, recordError),
    watchServer({
      monitor,
      check: () => checkServer(unwatchedFetch, [monitoringPaths.health(), paths.home()]),
      window,
      document,
    }),
  ];
  monitor.recordNetwork(navigator.onLine);
  measure();
  // If they do not load, the dialog says so.
  loadSystemLogs().catch(() => {});
  return () => {
    for (const timer of timers) clearInterval(timer);
    for (const stop of stops) stop();
  };
}
