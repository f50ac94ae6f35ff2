import { useSyncExternalStore } from 'react';
import { Monitor } from '#app/monitoring/store/monitor.ts';
import { initialState, type MonitorState } from './monitor-state.ts';

/** The monitor of this tab. On the server it stays in its initial state. */
export const tabMonitor = new Monitor();

const { subscribe, getState } = tabMonitor;

/**
 * Returns one part of the monitor's state. A component is rendered again only when the part that it selects changes.
 */
export function useMonitor<Part>(select: (state: MonitorState) => Part): Part {
  return useSyncExternalStore(
    subscribe,
    () => select(getState()),
    () => select(initialState),
  );
}
