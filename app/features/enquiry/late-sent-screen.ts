import { useEffect } from 'react';
import { lazyOr } from '#app/ui/lazy-or.ts';
import { loadAgain } from '#app/ui/load-again.ts';
import type { SentScreenProps } from './sent-screen.tsx';

export const loadSentScreen = () => loadAgain(() => import('./sent-screen.tsx'));

/** Only dialogs show it, so that no page pays for it; where it cannot be had, the confirmation's page is opened. */
export const LateSentScreen = lazyOr(async () => (await loadSentScreen()).SentScreen, GoToConfirmation);

function GoToConfirmation({ sent }: SentScreenProps) {
  useEffect(() => location.assign(sent.location), [sent]);
  return null;
}
