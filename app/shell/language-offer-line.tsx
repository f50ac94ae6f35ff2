import { useState } from 'react';
import { rememberLanguage } from '#app/language/remember-language.ts';
import { Icon } from '#app/ui/icon.tsx';
import { LanguageSwitch } from './language-switch.tsx';

/** One line in Hindi over a page in English, until it is followed or closed. It moves nothing on the page. */
export function OfferLine() {
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return null;
  function close() {
    rememberLanguage('en');
    setOpen(false);
  }
  return (
    <aside className="offer-line on-night" lang="hi" aria-label="भाषा">
      <p>यह साइट हिन्दी में भी है।</p>
      <LanguageSwitch>हिन्दी में देखें</LanguageSwitch>
      <button type="button" className="header-icon" aria-label="बंद करें" onClick={close}>
        <Icon name="close" />
      </button>
    </aside>
  );
}
