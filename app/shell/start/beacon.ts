import { type MetricType, onCLS, onINP, onLCP } from 'web-vitals';

/** Where `app/monitoring/server/receive-beacon.server.ts` answers. */
const address = '/api/beacon';
const mostErrors = 10;

const arrivedAt = performance.getEntriesByType('navigation')[0]?.name ?? location.href;
const page = new URL(arrivedAt, location.href).pathname;
const told = new Set<string>();
let vitals: Record<string, number> = {};
let errors: { name: string; message: string; stack: string }[] = [];
let noted = 0;

/** Without cookies: whose visit it was is nobody's business. */
function send(): void {
  if (errors.length === 0 && Object.keys(vitals).length === 0) return;
  const body = JSON.stringify({ page, vitals, errors });
  vitals = {};
  errors = [];
  fetch(address, { method: 'POST', body, keepalive: true, credentials: 'omit' }).catch(() => {});
}

/** Each once a visit, when the page is first hidden. */
function measured({ name, value }: MetricType): void {
  if (told.has(name)) return;
  told.add(name);
  vitals[name.toLowerCase()] = value;
}

/** What a visitor typed stays in the browser, should an error repeat it. */
function withoutTyped(text: string): string {
  let rest = text;
  for (const { value } of document.querySelectorAll<HTMLInputElement>('input,textarea')) {
    for (const word of [value, ...value.split(/\s+/)]) if (word.length > 2) rest = rest.replaceAll(word, '…');
  }
  return rest;
}

export function noteError(error: Error): void {
  if (error.name === 'AbortError' || ++noted > mostErrors) return;
  const { name, message, stack = '' } = error;
  errors.push({
    name: name.slice(0, 60),
    message: withoutTyped(message).slice(0, 500),
    stack: withoutTyped(stack).slice(0, 2_000),
  });
  setTimeout(send, 500);
}

onLCP(measured);
onINP(measured);
onCLS(measured);
addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') send();
});
addEventListener('pagehide', send);
