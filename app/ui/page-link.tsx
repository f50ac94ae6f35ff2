import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface PageLinkProps {
  /** From `paths`, or "#…" for a place on the same page. */
  to: string;
  className?: string;
  children: ReactNode;
}

/** A link to a page or to a place on this one. There the browser's own link is used: it takes the keyboard along. */
export function PageLink({ to, className, children }: PageLinkProps) {
  if (to.startsWith('#'))
    return (
      <a href={to} className={className}>
        {children}
      </a>
    );
  return (
    <Link to={to} className={className}>
      {children}
    </Link>
  );
}
