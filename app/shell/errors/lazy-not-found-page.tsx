import { lazy, Suspense } from 'react';
import { importWithRetry } from '#app/ui/loading/import-with-retry.ts';
import type { NotFoundPageProps } from './not-found-page.tsx';

const NotFoundPage = lazy(async () => ({
  default: (await importWithRetry(() => import('./not-found-page.tsx'))).NotFoundPage,
}));

/** The not-found page of routes that rarely need it: its script is loaded only where it is shown. */
export function LazyNotFoundPage(props: NotFoundPageProps) {
  return (
    <Suspense>
      <NotFoundPage {...props} />
    </Suspense>
  );
}
