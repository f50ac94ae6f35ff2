import { Monitor } from '#app/monitoring/store/monitor.ts';

/** The one of this tab; on the server it stays as it began. */
export const theMonitor = new Monitor();
