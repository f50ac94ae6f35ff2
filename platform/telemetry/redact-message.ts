import { masked } from './masked.ts';

const longest = 200;

/**
 * Returns an error's message without possible personal data: texts in quotes or angle brackets, addresses, numbers and
 * the queries of URLs are removed. The rest is the same whenever the same error happens.
 */
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
