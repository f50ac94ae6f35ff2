import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { limitPageRequests } from '#app/catalogue/browser-data.ts';
import { rememberCampaign } from '#app/forms/tab-storage.ts';
import { reportErrorToServer, startBeacon } from '#app/shell/start/load-beacon.ts';
import { reloadAfterRelease } from '#app/shell/start/reload-after-release.ts';
import { keepPlaceOfLoadedPage } from '#app/shell/start/scroll-restoration.ts';

rememberCampaign();
keepPlaceOfLoadedPage();
limitPageRequests(globalThis);

function onError(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: errors of data are logged in the browser's console
  console.error(error);
  reportErrorToServer(error);
  reloadAfterRelease(error);
}

// This is a transition, so that React yields to the visitor between the parts of the page.
startTransition(() => {
  hydrateRoot(document, <HydratedRouter onError={onError} />);
});

startBeacon();

// The switch of /monitoring may be on in this tab (see `app/monitoring/float/tab-switch-button.tsx`).
try {
  if (sessionStorage['tivoli-monitoring']) import('#app/monitoring/float/float.tsx').then((m) => m.showFloat());
} catch {
  // A browser without storage has no switch.
}
