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

/** What is shown, as of the last notification. A part that did not change is the same object as before. */
export interface MonitorState {
  isRecording: boolean;
  session: Session;
  /** The newest first, as many as the dashboard lists. */
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

/** What is replaced as it changes. */
export const initialLive = {
  isRecording: true,
  session: { sessionId: '', number: 0, sessionStartTime: 0, sessionApiHits: 0 },
  server: { isOnline: true, consecutiveFailures: 0 },
  hasNetwork: true,
  memory: undefined,
  page: undefined,
  connectivity: undefined,
} satisfies Partial<MonitorState>;

/** Before anything was measured: what the server renders. */
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
