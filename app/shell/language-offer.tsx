import { useEffect, useState } from 'react';
import { wantedLanguage } from '#app/language/remember-language.ts';
import type { OfferLine as OfferLineType } from './language-offer-line.tsx';

/** Offers the pages in Hindi to a visitor who wants Hindi and is on a page in English. Nobody is sent there unasked. */
export function LanguageOffer() {
  const [OfferLine, setOfferLine] = useState<typeof OfferLineType>();
  useEffect(() => {
    if (!wantedLanguage()?.startsWith('hi')) return;
    import('./language-offer-line.tsx').then(
      (loaded) => setOfferLine(() => loaded.OfferLine),
      () => {},
    );
  }, []);
  return OfferLine ? <OfferLine /> : null;
}
