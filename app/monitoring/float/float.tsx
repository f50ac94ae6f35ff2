import { createRoot } from 'react-dom/client';
import styles from '#app/monitoring/monitoring.css?url';
import { startMonitoring } from '#app/monitoring/watch/start-monitoring.ts';
import { FloatingDashboard } from './floating-dashboard.tsx';

let close: (() => void) | undefined;

/** Watches this tab and shows the floating button until `hideFloat`. Loaded by the switch, and by every page while the switch is on. */
export function showFloat(): void {
  if (close) return;
  const stop = startMonitoring();
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host, { identifierPrefix: 'float' });
  root.render(
    <>
      <link rel="stylesheet" href={styles} precedence="default" />
      <FloatingDashboard />
    </>,
  );
  close = () => {
    root.unmount();
    host.remove();
    stop();
  };
}

export function hideFloat(): void {
  close?.();
  close = undefined;
}
