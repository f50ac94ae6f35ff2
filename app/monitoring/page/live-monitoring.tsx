import { useEffect } from 'react';
import { Dashboard } from '#app/monitoring/dashboard/dashboard.tsx';
import { tabMonitor } from '#app/monitoring/store/monitor.ts';
import { startMonitoring } from '#app/monitoring/watch/start-monitoring.ts';

/** The embedded dashboard. Opening it starts a fresh session; leaving it ends the watch, unless the switch is on. */
export function LiveMonitoring() {
  useEffect(() => {
    tabMonitor.newSession();
    return startMonitoring();
  }, []);
  return <Dashboard mode="embedded" />;
}
