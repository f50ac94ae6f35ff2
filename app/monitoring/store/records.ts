/** The records of monitoring in the browser. Times are milliseconds since 1970. */

/** The receiver of a call: the database's own REST interface, somebody else, or our server. */
export type HitSource = 'supabase' | 'external' | 'internal';

export interface ApiHit {
  id: number;
  timestamp: number;
  url: string;
  method: string;
  source: HitSource;
  /** Absent if no response came. */
  status?: number;
  /** Milliseconds until the response's head. */
  duration: number;
  error?: string;
}

export interface ErrorRecord {
  id: number;
  timestamp: number;
  /** "[ISO time] what happened". */
  text: string;
}

export type ThrottleAction = 'warning' | 'throttled' | 'blocked';

export interface ThrottleEvent {
  id: number;
  timestamp: number;
  endpoint: string;
  hitCount: number;
  /** Milliseconds. */
  timeWindow: number;
  action: ThrottleAction;
}

export type ServerStatus = 'healthy' | 'degraded' | 'down' | 'recovering';

export interface ServerHealth {
  isOnline: boolean;
  /** Milliseconds; absent until a check has succeeded. */
  responseTime?: number;
  lastChecked?: number;
  consecutiveFailures: number;
  /** Absent until the first check has ended. */
  status?: ServerStatus;
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
  memory?: Memory;
  /** Of the session so far. */
  requests: number;
  errors: number;
  serverStatus?: ServerStatus;
}

export interface Session {
  sessionId: string;
  /** Counted from 1 for as long as the page stays open. */
  number: number;
  sessionStartTime: number;
  sessionApiHits: number;
}

export interface EndpointCount {
  endpoint: string;
  count: number;
}

export type PillStatus = 'healthy' | 'degraded' | 'down';
