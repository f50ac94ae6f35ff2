import type { ReactNode } from 'react';

/** Shown instead of a part whose script did not load. Chromium fetches a failed module again only after a reload. */
export function NotLoaded({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="mon-late mb-8 py-4 px-5 border border-rule">
      {children}
      <button type="button" className="mon-button" onClick={() => location.reload()}>
        Try Again
      </button>
    </p>
  );
}
