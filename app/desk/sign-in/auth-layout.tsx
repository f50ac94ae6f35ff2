import type { ReactNode } from 'react';
import { Logo } from '#app/shell/logo.tsx';

export function AuthLayout({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className="on-night grid content-center justify-items-center gap-8 min-h-svh py-8 px-5">
      <header>
        <Logo />
      </header>
      <main
        id="content"
        className="auth-panel on-cream grid gap-5 w-[min(28rem,100%)] p-[clamp(1.75rem,6vw,3rem)] border-t-3 border-gold"
        tabIndex={-1}
      >
        <h1>{title}</h1>
        <p>{text}</p>
        {children}
      </main>
    </div>
  );
}
