import { onFirstInteraction } from '#app/ui/loading/on-first-interaction.ts';

/** Milliseconds after the page was asked for until a visit without any move is measured, too. */
const latest = 15_000;

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

/** Has the visit measured, by a script that is fetched with the visitor's first move, when the page has been there for long. */
export function tellVitalsLater(): void {
  addEventListener('error', ({ error }) => tellError(error));
  addEventListener('unhandledrejection', ({ reason }) => tellError(reason));
  const waited = new Promise((resolve) => setTimeout(resolve, latest - performance.now()));
  Promise.race([onFirstInteraction(), waited]).then(() => beacon().catch(() => {}));
}
