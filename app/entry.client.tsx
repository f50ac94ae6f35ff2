import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { rememberFirstPage } from '#app/forms/landing-page.ts';
import { reportErrorToServer, startBeacon } from '#app/shell/start/load-beacon.ts';
import { reloadAfterRelease } from '#app/shell/start/reload-after-release.ts';

rememberFirstPage();

function onError(error: unknown): void {
  reportErrorToServer(error);
  reloadAfterRelease(error);
}

// This is a transition, so that React yields to the visitor between the parts of the page.
startTransition(() => {
  hydrateRoot(document, <HydratedRouter onError={onError} />);
});

startBeacon();

// The switch of /monitoring may be on in this tab (see `app/monitoring/float/tab-switch.ts`).
try {
  if (sessionStorage['tivoli-monitoring']) import('#app/monitoring/float/float.tsx').then((m) => m.showFloat());
} catch {
  // A browser without storage has no switch.
}
