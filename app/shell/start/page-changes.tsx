import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { importWithRetry } from '#app/ui/loading/import-with-retry.ts';
import { hasKeptForms, keepForms } from './kept-forms.ts';

/**
 * What a browser does by itself when it opens a page, for pages that open inside this one: a bar that says it is on its
 * way (after 150 ms, see `progress.css`), its name read out, and the keyboard at its heading.
 */
export function PageChanges() {
  const { pathname, hash } = useLocation();
  const { state } = useNavigation();
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

  // The router answers a script that is gone, as after a new release, by loading the page anew: what was typed stays.
  useEffect(() => {
    if (state === 'idle') return;
    addEventListener('pagehide', keepForms);
    return () => removeEventListener('pagehide', keepForms);
  }, [state]);
  useEffect(() => {
    if (hasKeptForms()) importWithRetry(() => import('./restore-forms.ts')).then(({ restoreForms }) => restoreForms());
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
