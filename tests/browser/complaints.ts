import type { Page } from 'playwright-core';

/** Records what a page must never do in a test: throw, break the content security policy, or fail to hydrate. */
export function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', ({ name, message }) => {
    // React Router aborts a request for a newer one and does not catch the error of its stream, which is harmless.
    if (name !== 'AbortError') complaints.push(`thrown: ${message}`);
  });
  page.on('console', (message) => {
    const text = message.text();
    if (/content security policy/i.test(text)) complaints.push(`policy: ${text}`);
    else if (message.type() === 'error' && /hydrat|Minified React error/i.test(text)) complaints.push(`react: ${text}`);
  });
  return complaints;
}
