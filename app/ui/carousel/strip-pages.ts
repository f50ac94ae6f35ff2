import { cardBreakpoints } from '#app/ui/breakpoints.ts';

/** Returns the cards on one page of a strip at this viewport width in CSS pixels: 3, 2 or 1. */
export function cardsPerPage(viewportWidth: number): number {
  return cardBreakpoints.find(({ from }) => viewportWidth >= from)?.cards ?? 1;
}

export function pageCount(cards: number, perPage: number): number {
  return Math.max(1, Math.ceil(cards / perPage));
}

/**
 * Returns the page, from 0, that is shown after scrolling `scrolled` of `scrollable` pixels. The last page ends at the
 * edge.
 */
export function pageAt({ scrolled, scrollable, pages }: { scrolled: number; scrollable: number; pages: number }) {
  if (pages < 2 || scrollable <= 0) return 0;
  return Math.min(pages - 1, Math.round((scrolled / scrollable) * (pages - 1)));
}
