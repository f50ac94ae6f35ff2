import { useSyncExternalStore } from 'react';
import { tabMonitor } from '#app/monitoring/store/tab-monitor.ts';
import { initialState, type MonitorState } from './monitor-state.ts';

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
