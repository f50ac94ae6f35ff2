import { Monitor } from '#app/monitoring/store/monitor.ts';

/** The monitor of this tab. On the server it stays in its initial state. */
export const tabMonitor = new Monitor();
