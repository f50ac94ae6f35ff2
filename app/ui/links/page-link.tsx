import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { scrollToAnchor } from './scroll-to-anchor.ts';

interface PageLinkProps {
  /** From `paths`, or "#…" for a place on the same page. */
  to: string;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A link to a page or to a place on this one. A page is fetched when the visitor shows that it is wanted: pointer, focus
 * or touch. A place on this page takes the keyboard along.
 */
export function PageLink({ to, className, children }: PageLinkProps) {
  if (to.startsWith('#'))
    return (
      <a href={to} className={className} onClick={scrollToAnchor}>
        {children}
      </a>
    );
  return (
    <Link to={to} className={className} prefetch="intent" viewTransition>
      {children}
    </Link>
  );
}
