import type { MouseEvent } from 'react';

/**
 * Goes to a place on this page as the browser would, but without telling the router: its answer would make anew every
 * part of the page that has not come to life yet, the place among them, and the visitor would stay where they were.
 */
export function scrollToAnchor(event: MouseEvent<HTMLAnchorElement>): void {
  const { hash } = event.currentTarget;
  const place = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (!place || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  history.pushState(history.state, '', hash);
  place.scrollIntoView();
  place.focus({ preventScroll: true });
}
