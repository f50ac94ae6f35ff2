/** Milliseconds after the page was asked for: its own scripts, fonts and pictures are there by then. */
const earliest = 5_000;

let loading: Promise<typeof import('./beacon.ts')> | undefined;
/** Asked for once, unless it did not come: an import costs a task of its own each time. */
function beacon() {
  loading ??= import('./beacon.ts').catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Tells the server of an error that a visitor's browser met. One that stops the beacon itself is told to nobody. */
export function tellError(error: unknown): void {
  if (!(error instanceof Error)) return;
  beacon().then(
    (parts) => parts.noteError(error),
    () => {},
  );
}

/** Has the visit measured, by a script that is fetched long after the page. */
export function tellVitalsLater(): void {
  addEventListener('error', ({ error }) => tellError(error));
  addEventListener('unhandledrejection', ({ reason }) => tellError(reason));
  setTimeout(() => beacon().catch(() => {}), Math.max(0, earliest - performance.now()));
}
