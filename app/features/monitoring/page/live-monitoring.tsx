import { useEffect } from 'react';
import { Dashboard } from '../dashboard/dashboard.tsx';
import { theMonitor } from '../store/the-monitor.ts';
import { startMonitoring } from '../watch/start-monitoring.ts';

/** The embedded dashboard. Opening it starts a fresh session; leaving it ends the watch, unless the switch is on. */
export function LiveMonitoring() {
  useEffect(() => {
    theMonitor.newSession();
    return startMonitoring();
  }, []);
  return <Dashboard mode="embedded" />;
}
