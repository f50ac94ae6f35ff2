import type { ReactNode } from 'react';

/** In the place of a part that did not come. Chromium never asks again for a module, so that only a reload is another try. */
export function NotLoaded({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="mon-note-box mon-late">
      {children}
      <button type="button" className="mon-button" onClick={() => location.reload()}>
        Try Again
      </button>
    </p>
  );
}
