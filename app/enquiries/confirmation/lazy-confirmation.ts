import { useEffect } from 'react';
import { importWithRetry, lazyOrFallback } from '#app/ui/loading/import-with-retry.ts';
import type { ConfirmationScreenProps } from './confirmation-screen.tsx';

export const loadConfirmation = () => importWithRetry(() => import('./confirmation-screen.tsx'));

/** Only dialogs show it, so it is loaded when needed. If loading fails, the confirmation's page is opened. */
export const LazyConfirmation = lazyOrFallback(
  async () => (await loadConfirmation()).ConfirmationScreen,
  GoToConfirmation,
);

function GoToConfirmation({ sent }: ConfirmationScreenProps) {
  useEffect(() => location.assign(sent.location), [sent]);
  return null;
}
