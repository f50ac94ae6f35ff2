import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { importWithRetry } from '#app/ui/loading/import-with-retry.ts';
import { useNavigationNow } from '#app/ui/loading/use-navigation-now.ts';
import { hasSavedForms, saveForms } from './saved-forms.ts';

/**
 * Does for navigations inside the site what a browser does when it loads a page: a progress bar shows (after 150 ms, see
 * `base.css`), the page's name is read out, and the keyboard's focus moves to its heading.
 */
export function NavigationFeedback() {
  const { pathname, hash } = useLocation();
  const { state } = useNavigationNow();
  const shownPath = useRef(pathname);
  const [name, setName] = useState('');

  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    setName(document.title);
    if (hash) return;
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [pathname, hash]);

  // After a new release a page's script may be gone. The router then reloads the page, and what was typed is saved.
  useEffect(() => {
    if (state === 'idle') return;
    addEventListener('pagehide', saveForms);
    return () => removeEventListener('pagehide', saveForms);
  }, [state]);
  useEffect(() => {
    if (hasSavedForms()) importWithRetry(() => import('./restore-forms.ts')).then(({ restoreForms }) => restoreForms());
  }, []);

  return (
    <>
      <div className="progress" data-moving={state === 'idle' ? undefined : ''} aria-hidden="true" />
      <p className="sr-only" aria-live="polite" data-announcer="">
        {name}
      </p>
    </>
  );
}
