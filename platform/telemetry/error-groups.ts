import { createHash } from 'node:crypto';
import { masked } from './masked.ts';

export interface ErrorGroup {
  id: string;
  side: 'server' | 'browser';
  name: string;
  message: string;
  /** Function, file and line in our sources, as far as they are known. */
  place: string;
  count: number;
  /** ISO 8601. */
  firstSeen: string;
  lastSeen: string;
}

export interface ObservedError {
  side: ErrorGroup['side'];
  name: string;
  message: string;
  /** Function and file without a line, so that the same error after the next build is the same group. */
  where: string;
  place: string;
}

/** The groups in memory until the next flush. */
const mostGroups = 100;

/** Groups of errors: the same error from the same place is one group with a count. */
export class ErrorGroups {
  #groups = new Map<string, ErrorGroup>();

  add({ side, name, message, where, place }: ObservedError, now = new Date()): void {
    const words = redactMessage(message);
    const id = createHash('sha256').update([side, name, words, where].join('\n')).digest('hex').slice(0, 16);
    const seen = now.toISOString();
    const group = this.#groups.get(id);
    if (group) {
      group.count += 1;
      group.lastSeen = seen;
      group.place = place;
    } else if (this.#groups.size < mostGroups) {
      const fields = { id, side, name: name.slice(0, 60), message: words, place: place.slice(0, 300) };
      this.#groups.set(id, { ...fields, count: 1, firstSeen: seen, lastSeen: seen });
    }
  }

  waiting(): ErrorGroup[] {
    return [...this.#groups.values()].map((group) => ({ ...group }));
  }

  take(): ErrorGroup[] {
    const taken = [...this.#groups.values()];
    this.#groups = new Map();
    return taken;
  }

  /** Takes back groups that could not be stored; they join those that came since. */
  putBack(groups: ErrorGroup[]): void {
    for (const group of groups) {
      const since = this.#groups.get(group.id);
      if (since) {
        since.count += group.count;
        since.firstSeen = group.firstSeen;
      } else if (this.#groups.size < mostGroups) this.#groups.set(group.id, group);
    }
  }
}

const longest = 200;

/** Returns an error's message without possible personal data, the same whenever the same error happens. */
export function redactMessage(message: string): string {
  const text = message
    .slice(0, 2_000)
    .replace(/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi, '…')
    .replace(/\+?\d(?:[\s-]?\d){8,}/g, '(number)');
  return masked(text)
    .replace(/"[^"]*"?|“[^”]*”?|`[^`]*`?|<[^<>]*>/g, '…')
    .replace(/(?<!\w)'[^']*'(?!\w)/g, '…')
    .replace(/\?\S*/g, '')
    .replace(/\d+/g, '0')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longest);
}
