import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { AuthLayout } from '#app/desk/sign-in/auth-layout.tsx';
import { deskPaths } from '#app/desk-paths.ts';
import { followLive, type LiveState } from './follow-live.ts';
import { momentInWords } from './moments-in-words.ts';

/**
 * Keeps the open page up to date: whatever comes or changes shows without a reload. The page says since when it does
 * not, and is hidden while nobody is signed in. What one person typed in it is not kept for another.
 */
export function LiveDesk({ personId, children }: { personId?: string; children: ReactNode }) {
  const [live, setLive] = useState<{ state: LiveState; since?: string }>({ state: 'live' });
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  const latest = useRef(revalidate);
  latest.current = revalidate;
  useEffect(() => {
    return followLive(
      () => latest.current(),
      (state, since) => {
        const show = () => setLive({ state, since: momentInWords(since, new Date()) });
        // The router shows what it loaded as a transition. What was hidden must not show before it.
        if (state === 'live') startTransition(show);
        else show();
      },
    );
  }, []);
  const isSignedOut = live.state === 'signed-out';
  const late = `Not live since ${live.since}. What came later shows by itself once the site answers again.`;
  return (
    <>
      {isSignedOut ? (
        <AuthLayout
          title="You are signed out"
          text="This page is hidden until you sign in again in another tab. What you typed in it is kept for you."
        >
          <a className="button button-dark" href={deskPaths.signIn(pathname + search)} target="_blank" rel="noopener">
            Sign in in a new tab
          </a>
        </AuthLayout>
      ) : null}
      <div key={personId} hidden={isSignedOut}>
        {children}
      </div>
      <p className="fixed inset-x-0 bottom-0 z-10 bg-night text-cream text-center" aria-live="polite">
        {live.state === 'late' ? <span className="block px-5 py-2">{late}</span> : null}
        {isSignedOut ? <span className="sr-only">You are signed out.</span> : null}
      </p>
    </>
  );
}
