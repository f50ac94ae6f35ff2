import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';

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

/**
 * Scrolls to an anchor on this page as the browser would, without the router: a navigation would render again every part
 * of the page that is not hydrated yet, the anchor among them, and the page would not scroll.
 */
export function scrollToAnchor(event: MouseEvent<HTMLAnchorElement>): void {
  const { hash } = event.currentTarget;
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (!target || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  history.pushState(history.state, '', hash);
  target.scrollIntoView();
  target.focus({ preventScroll: true });
}
