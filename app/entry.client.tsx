import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { rememberFirstPage } from '#app/forms/landing-page.ts';
import { tellError, tellVitalsLater } from '#app/shell/start/start-beacon.ts';

rememberFirstPage();

// A transition, so that React yields to the visitor between the parts of the page.
startTransition(() => {
  hydrateRoot(document, <HydratedRouter onError={tellError} />);
});

tellVitalsLater();

// The switch of /monitoring is on in this tab (see features/monitoring/float/tab-switch.ts).
try {
  if (sessionStorage['tivoli-monitoring']) import('#app/monitoring/float/float.tsx').then((m) => m.showFloat());
} catch {
  // A browser that keeps nothing has no switch.
}
