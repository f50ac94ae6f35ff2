import { useSyncExternalStore } from 'react';
import { theMonitor } from '#app/monitoring/store/tab-monitor.ts';
import { initialState, type MonitorState } from './monitor-state.ts';

const { subscribe, getState } = theMonitor;

/** One part of what is shown. A component is rendered anew only when the part that it asks for is another. */
export function useMonitor<Part>(select: (state: MonitorState) => Part): Part {
  return useSyncExternalStore(
    subscribe,
    () => select(getState()),
    () => select(initialState),
  );
}
