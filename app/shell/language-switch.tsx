import type { MouseEvent, ReactNode } from 'react';
import { useLocation, useMatches } from 'react-router';
import { pageIn } from '#app/language/page-in.ts';
import { language } from '#app/language/page-language.ts';
import { rememberLanguage } from '#app/language/remember-language.ts';
import { frameTexts as texts } from './texts.ts';

/** What a page says of its languages in its `handle`. */
export interface LanguageHandle {
  /** Whether the page exists in English only; the switch then leads to the home page. */
  onlyInEnglish?: true;
}

const other = language === 'en' ? 'hi' : 'en';

/** A link to the same page in the other language, which is loaded as a page of its own. */
export function LanguageSwitch({ children = texts.otherLanguage }: { children?: ReactNode }) {
  const { pathname, search } = useLocation();
  const isOnlyInEnglish = useMatches().some(({ handle }) => (handle as LanguageHandle | undefined)?.onlyInEnglish);

  // The server does not know the anchor.
  function follow({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
    currentTarget.hash = location.hash;
    rememberLanguage(other);
  }

  return (
    <a
      href={pageIn(other, isOnlyInEnglish ? '/' : pathname + search)}
      lang={other}
      hrefLang={other}
      className="language-switch"
      onClick={follow}
    >
      {children}
    </a>
  );
}
