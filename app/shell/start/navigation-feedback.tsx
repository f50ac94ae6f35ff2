import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';

/**
 * Does for navigations inside the site what a browser does when it loads a page: a progress bar shows (after 150 ms, see
 * `base.css`), the page's name is read out, and the keyboard's focus moves to its heading.
 */
export function NavigationFeedback() {
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

  return (
    <>
      <div className="progress" data-moving={state === 'idle' ? undefined : ''} aria-hidden="true" />
      <p className="sr-only" aria-live="polite" data-announcer="">
        {name}
      </p>
    </>
  );
}
