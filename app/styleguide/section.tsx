import type { ReactNode } from 'react';

/** One part of the style guide, under its heading. */
export function Section({ title, ground, children }: { title: string; ground: string; children: ReactNode }) {
  return (
    <section className={`${ground} wrap section-space`}>
      <h2 className="text-section head-space">{title}</h2>
      {children}
    </section>
  );
}
