import type { LogEntry } from '#app/monitoring/logs/log-entry.ts';
import type {
  ApiHit,
  Connectivity,
  EndpointCount,
  ErrorRecord,
  Memory,
  PageTimes,
  PillStatus,
  ServerHealth,
  Session,
  ThrottleEvent,
} from './records.ts';

/** The state that the dashboard shows. A part that did not change since the last snapshot is the same object. */
export interface MonitorState {
  isRecording: boolean;
  session: Session;
  /** The newest entries, as many as the dashboard lists. */
  hits: readonly ApiHit[];
  errors: readonly ErrorRecord[];
  errorCount: number;
  throttles: readonly ThrottleEvent[];
  throttleCount: number;
  topEndpoints: readonly EndpointCount[];
  pill: PillStatus;
  server: ServerHealth;
  /** Whether the browser has a network. */
  hasNetwork: boolean;
  memory: Memory | undefined;
  page: PageTimes | undefined;
  connectivity: Connectivity | undefined;
  /** Monitoring's own log, the oldest first. */
  log: readonly LogEntry[];
}

/** The parts that are replaced at once when they change. */
export const initialLive = {
  isRecording: true,
  session: { sessionId: '', number: 0, sessionStartTime: 0, sessionApiHits: 0 },
  server: { isOnline: true, consecutiveFailures: 0 },
  hasNetwork: true,
  memory: undefined,
  page: undefined,
  connectivity: undefined,
} satisfies Partial<MonitorState>;

/** The state before anything was measured, which the server renders. */
export const initialState: MonitorState = {
  ...initialLive,
  hits: [],
  errors: [],
  errorCount: 0,
  throttles: [],
  throttleCount: 0,
  topEndpoints: [],
  pill: 'healthy',
  log: [],
};
