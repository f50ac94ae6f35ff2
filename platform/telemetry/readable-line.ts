import { z } from 'zod';

/**
 * Anyone may see these fields of a log line. Of an error these are name and code, because its message may quote a
 * visitor.
 */
const visible = z.object({
  level: z.number(),
  time: z.string(),
  msg: z.string().default(''),
  method: z.string().optional(),
  route: z.string().optional(),
  status: z.number().optional(),
  ms: z.number().optional(),
  err: z.object({ name: z.string(), code: z.string().optional() }).optional(),
});

type Visible = z.infer<typeof visible>;

/** Turns a line of the structured log into text that people read: "[ISO time] ERROR what happened". */
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

/** Returns the word from which the log's view reads the level. A request that the server failed counts as an error. */
function marker({ level, status = 0 }: Visible): string {
  if (level >= 50 || status >= 500) return 'ERROR ';
  if (level >= 40) return 'WARNING ';
  return level < 30 ? 'DEBUG ' : '';
}

function words({ msg, method, route, status = 0, ms, err }: Visible): string {
  if (method !== undefined && ms !== undefined) return `${method} ${place(route)} ${status} in ${ms} ms`;
  return err ? `${msg} (${[err.name, err.code].filter(Boolean).join(' ')})` : msg;
}

/** The route's pattern, never the address: that may hold anything that somebody sent. */
function place(route: string | undefined): string {
  return route === undefined || route === '*' ? '(an unknown address)' : route;
}
