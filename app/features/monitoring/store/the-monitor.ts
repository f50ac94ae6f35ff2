import { Monitor } from './monitor.ts';

/** The one of this tab; on the server it stays as it began. */
export const theMonitor = new Monitor();
