import { type MetricType, onCLS, onINP, onLCP } from 'web-vitals';

/** Answered by `app/monitoring/server/monitoring-api.server.ts`. */
const address = '/api/beacon';
const mostErrors = 10;

const firstUrl = performance.getEntriesByType('navigation')[0]?.name ?? location.href;
const page = new URL(firstUrl, location.href).pathname;
const reported = new Set<string>();
let vitals: Record<string, number> = {};
let errors: { name: string; message: string; stack: string }[] = [];
let errorCount = 0;

/** The report travels without cookies, so that nobody can tell whose visit it was. */
function send(): void {
  if (errors.length === 0 && Object.keys(vitals).length === 0) return;
  const body = JSON.stringify({ page, vitals, errors });
  vitals = {};
  errors = [];
  fetch(address, { method: 'POST', body, keepalive: true, credentials: 'omit' }).catch(() => {});
}

/** Each vital is reported once a visit, when the page is first hidden. */
function recordVital({ name, value }: MetricType): void {
  if (reported.has(name)) return;
  reported.add(name);
  vitals[name.toLowerCase()] = value;
}

/** Removes what the visitor typed: an error's message may repeat it. */
function withoutTypedText(text: string): string {
  let rest = text;
  for (const { value } of document.querySelectorAll<HTMLInputElement>('input,textarea')) {
    for (const word of [value, ...value.split(/\s+/)]) if (word.length > 2) rest = rest.replaceAll(word, '…');
  }
  return rest;
}

export function recordError(error: Error): void {
  if (error.name === 'AbortError' || ++errorCount > mostErrors) return;
  const { name, message, stack = '' } = error;
  errors.push({
    name: name.slice(0, 60),
    message: withoutTypedText(message).slice(0, 500),
    stack: withoutTypedText(stack).slice(0, 2_000),
  });
  setTimeout(send, 500);
}

onLCP(recordVital);
onINP(recordVital);
onCLS(recordVital);
addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') send();
});
addEventListener('pagehide', send);
