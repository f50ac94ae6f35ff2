import { z } from 'zod';

/** The fields of a log line that anyone may see. An error gives its name and code: its message may quote a visitor. */
const visible = z.object({
  level: z.number(),
  time: z.string(),
  msg: z.string().default(''),
  method: z.string().optional(),
  path: z.string().optional(),
  route: z.string().optional(),
  status: z.number().optional(),
  ms: z.number().optional(),
  err: z.object({ name: z.string(), code: z.string().optional() }).optional(),
});

type Visible = z.infer<typeof visible>;

/** "[ISO time] ERROR what happened": a line of the server's structured log as one that people read (2 §5, §7). */
export function readableLine(line: string): string {
  const read = visible.safeParse(parsed(line));
  if (!read.success) return `[${new Date(0).toISOString()}] (a line that is no log entry)`;
  const { time } = read.data;
  return `[${time}] ${marker(read.data)}${words(read.data)}`;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** By these words the reader's levels are told apart; a request that the server failed counts as an error. */
function marker({ level, status = 0 }: Visible): string {
  if (level >= 50 || status >= 500) return 'ERROR ';
  if (level >= 40) return 'WARNING ';
  return level < 30 ? 'DEBUG ' : '';
}

function words({ msg, method, path, route, status = 0, ms, err }: Visible): string {
  if (method !== undefined && path !== undefined) {
    return `${method} ${place({ path, route, status })} ${status} in ${ms} ms`;
  }
  return err ? `${msg} (${[err.name, err.code].filter(Boolean).join(' ')})` : msg;
}

/** A route's pattern rather than the address; an address that leads nowhere may hold anything. */
function place({ path, route, status }: { path: string; route: string | undefined; status: number }): string {
  if (route !== undefined && route !== '*') return route;
  return route === '*' || status >= 400 ? '(an unknown address)' : path;
}
