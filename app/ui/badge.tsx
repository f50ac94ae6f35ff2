import type { ReactNode } from 'react';

/** A short label on a picture or beside a name: "Opening Q4 2024", a publication, a date. */
export function Badge({ look = 'gold', children }: { look?: 'gold' | 'line'; children: ReactNode }) {
  return <span className={`badge badge-${look}`}>{children}</span>;
}
