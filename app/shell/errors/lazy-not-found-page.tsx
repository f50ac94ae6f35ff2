import { lazy, Suspense } from 'react';
import { importWithRetry } from '#app/ui/loading/import-with-retry.ts';
import type { NotFoundPageProps } from './not-found-page.tsx';

const NotFoundPage = lazy(async () => ({
  default: (await importWithRetry(() => import('./not-found-page.tsx'))).NotFoundPage,
}));

/** The lost page for addresses that nearly always lead somewhere: its script comes only where it is shown. */
export function LazyNotFoundPage(props: NotFoundPageProps) {
  return (
    <Suspense>
      <NotFoundPage {...props} />
    </Suspense>
  );
}
