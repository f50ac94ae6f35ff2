import type { MouseEvent } from 'react';

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
