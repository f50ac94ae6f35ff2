import type { ReactNode } from 'react';
import { Logo } from '#app/shell/logo.tsx';

/** The frame of the pages before the desk: signing in, and setting a password. */
export function AuthLayout({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className="auth-page on-night">
      <header>
        <Logo />
      </header>
      <main id="content" className="auth-panel on-cream" tabIndex={-1}>
        <h1>{title}</h1>
        <p>{text}</p>
        {children}
      </main>
    </div>
  );
}
