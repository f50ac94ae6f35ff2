import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { scrollToAnchor } from './scroll-to-anchor.ts';

interface PageLinkProps {
  /** An address of `paths`, or "#…" for an anchor on the same page. */
  to: string;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A link to a page or to an anchor on this one. A page is fetched ahead when the pointer, the focus or a finger is on its
 * link. The keyboard's focus moves along to an anchor on this page.
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
