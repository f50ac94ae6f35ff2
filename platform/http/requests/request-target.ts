import { LRUCache } from 'lru-cache';
import { parseTarget, type Target, type TargetRefusal } from './parse-target.ts';

/** The targets that were asked for last, as they were read. */
const known = new LRUCache<string, Target>({ max: 500 });
const longestKnown = 300;

/** `parseTarget`, without reading a target again that was asked for lately. */
export function readTarget(raw: string): Target | TargetRefusal {
  const before = known.get(raw);
  if (before) return before;
  const target = parseTarget(raw);
  if (typeof target === 'number' || raw.length > longestKnown) return target;
  known.set(raw, target);
  return target;
}
