import { onFirstInteraction } from '#app/ui/loading/when-to-start.ts';

/** A visit without any interaction is measured so many milliseconds after the start of the page load. */
const latestStart = 15_000;
/**
 * Milliseconds after the first interaction until the visit is measured: on a slow phone the script would delay the paint
 * of the interaction.
 */
const interactionTime = 1_500;

let loading: Promise<typeof import('./send-beacon.ts')> | undefined;
/** Imports the beacon once, and again only if that failed: each import costs a task of its own. */
function loadBeacon() {
  loading ??= import('./send-beacon.ts').catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Reports an error of the visitor's browser to the server. An error that stops the beacon itself is not reported. */
export function reportErrorToServer(error: unknown): void {
  if (!(error instanceof Error)) return;
  loadBeacon().then(
    (beacon) => beacon.recordError(error),
    () => {},
  );
}

/** Reports errors, and has the visit measured from the end of the first interaction on, or from `latestStart` without one. */
export function startBeacon(): void {
  addEventListener('error', ({ error }) => reportErrorToServer(error));
  addEventListener('unhandledrejection', ({ reason }) => reportErrorToServer(reason));
  const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
  const isUsed = onFirstInteraction().then(() => after(interactionTime));
  Promise.race([isUsed, after(latestStart - performance.now())]).then(() => loadBeacon().catch(() => {}));
}
