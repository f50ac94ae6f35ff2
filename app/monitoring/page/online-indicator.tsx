import { useMonitor } from '#app/monitoring/store/use-monitor.ts';

/** Whether this browser can reach the site: it has a network, and the last check was answered. */
export function OnlineIndicator() {
  const isOnline = useMonitor(({ hasNetwork, server }) => hasNetwork && server.isOnline);
  return (
    <span role="status" className="mon-online" data-tone={isOnline ? 'good' : 'bad'}>
      {isOnline ? 'Online' : 'Offline'}
    </span>
  );
}
