import { compactCountTexts as texts } from './texts.ts';

const compactCountsFrom = 1000;

/** Formats as "292", and from 1000 on with one decimal and a "k": "1.3k". */
export function compactCount(count: number): string {
  return count < compactCountsFrom ? String(count) : texts.thousands((count / compactCountsFrom).toFixed(1));
}
