import type { LogEntry } from '#app/monitoring/logs/log-entry.ts';

/** A call for data. Here and below, times are milliseconds since 1970, and `duration` is milliseconds. */
export interface ApiHit {
  id: number;
  timestamp: number;
  url: string;
  method: string;
  /** The receiver: the database's own REST interface, somebody else, or our server. */
  source: 'supabase' | 'external' | 'internal';
  /** Absent if no response came. */
  status?: number;
  /** Until the head of the response. */
  duration: number;
  error?: string;
}

export interface ErrorRecord {
  id: number;
  timestamp: number;
  /** "[ISO time] what happened". */
  text: string;
}

export interface ThrottleEvent {
  id: number;
  timestamp: number;
  endpoint: string;
  hitCount: number;
  /** Milliseconds. */
  timeWindow: number;
  action: 'warning' | 'throttled' | 'blocked';
}

export interface ServerHealth {
  isOnline: boolean;
  /** Milliseconds; absent until a check has succeeded. */
  responseTime?: number;
  lastChecked?: number;
  consecutiveFailures: number;
  /** Absent until the first check has ended. */
  status?: 'healthy' | 'degraded' | 'down' | 'recovering';
}

/** The browser's own heap in bytes, which only Chromium reports. */
export interface Memory {
  used: number;
  total: number;
  percentage: number;
}

/** When this page arrived and was ready, in milliseconds from the start of its load. */
export interface PageTimes {
  navigation: number;
  domContentLoaded: number;
  loadComplete: number;
}

export interface Connectivity {
  type: string;
  /** Megabits a second. */
  downlink?: number;
  /** Milliseconds. */
  rtt?: number;
}

export interface SystemMetric {
  timestamp: number;
  memory: Memory | undefined;
  /** Of the session so far. */
  requests: number;
  errors: number;
  serverStatus: ServerHealth['status'];
}

/** What is recorded in this tab, and what follows from it. Each list has its newest entry first, except the log. */
export interface MonitorState {
  isRecording: boolean;
  session: {
    sessionId: string;
    /** Counted from 1 for as long as the page stays open. */
    number: number;
    sessionStartTime: number;
    sessionApiHits: number;
  };
  hits: readonly ApiHit[];
  errors: readonly ErrorRecord[];
  throttles: readonly ThrottleEvent[];
  metrics: readonly SystemMetric[];
  /** Monitoring's own log, the oldest entry first. */
  log: readonly LogEntry[];
  server: ServerHealth;
  hasNetwork: boolean;
  memory: Memory | undefined;
  page: PageTimes | undefined;
  connectivity: Connectivity | undefined;
  topEndpoints: readonly { endpoint: string; count: number }[];
  /** The status of this tab's calls in the last minute. */
  pill: 'healthy' | 'degraded' | 'down';
}

/** The state before anything was measured, which the server renders. */
export const initialState: MonitorState = {
  isRecording: true,
  session: { sessionId: '', number: 0, sessionStartTime: 0, sessionApiHits: 0 },
  hits: [],
  errors: [],
  throttles: [],
  metrics: [],
  log: [],
  server: { isOnline: true, consecutiveFailures: 0 },
  hasNetwork: true,
  memory: undefined,
  page: undefined,
  connectivity: undefined,
  topEndpoints: [],
  pill: 'healthy',
};
