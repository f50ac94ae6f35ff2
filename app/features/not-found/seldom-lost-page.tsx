import { lazy, Suspense } from 'react';
import { loadAgain } from '#app/ui/load-again.ts';
import type { LostPageProps } from './lost-page.tsx';

const LostPage = lazy(async () => ({ default: (await loadAgain(() => import('./lost-page.tsx'))).LostPage }));

/** The lost page for addresses that nearly always lead somewhere: its script comes only where it is shown. */
export function SeldomLostPage(props: LostPageProps) {
  return (
    <Suspense>
      <LostPage {...props} />
    </Suspense>
  );
}
