import type { ReactNode } from 'react';

export function DeskHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="desk-heading flex flex-wrap items-center justify-between gap-y-4 gap-x-8 mb-5">
      <h1>{title}</h1>
      {children ? <div className="flex flex-wrap items-center gap-3">{children}</div> : null}
    </div>
  );
}

/** The head of a desk page: its title, and a request to search engines not to index it. */
export function deskMeta(title?: string) {
  const words = [title, 'Tivoli desk'].filter(Boolean).join(' – ');
  return [{ title: words }, { name: 'robots', content: 'noindex, nofollow' }];
}
