import type { ReactNode } from 'react';
import { monitoringLimits } from '#app/monitoring/limits.ts';

/** A text on how to read and use the page. */
export function UsageHelp({ children }: { children: ReactNode }) {
  return (
    <div className="mon-help">
      <div>
        <h2 className="text-heading">How to use it</h2>
        {children}
      </div>
      <ul>
        <li>It tracks only real data calls: the browser’s requests for data to the app server.</li>
        <li>
          Opening this page starts a fresh session. New Session starts another; Clear All Data empties every list.
        </li>
        <li>
          The pill follows the last minute’s errors and requests; the server is checked every{' '}
          {monitoringLimits.serverCheckInterval / 1000} seconds.
        </li>
        <li>System Logs shows the server’s own log and this page’s. Nothing in it is about a person.</li>
        <li>With the switch on, a button on every page of this tab opens the same dashboard there.</li>
      </ul>
    </div>
  );
}
