import { lazy, Suspense } from 'react';
import { importWithRetry } from '#app/ui/loading/import-with-retry.ts';
import type { DayNoticeProps } from './day-notice.tsx';

const DayNotice = lazy(async () => ({
  default: (await importWithRetry(() => import('./day-notice.tsx'))).DayNotice,
}));

/** The notice of the enquiry's page, which most visitors open without a day: its script is loaded only for those with one. */
export function LazyDayNotice(props: DayNoticeProps) {
  return (
    <Suspense>
      <DayNotice {...props} />
    </Suspense>
  );
}
