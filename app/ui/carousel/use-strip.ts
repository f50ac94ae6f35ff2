import { type FocusEvent, useCallback, useEffect, useRef, useState } from 'react';
import { cardBreakpoints } from '#app/ui/pictures/picture-sources.ts';
import { decoded } from './decoded.ts';
import { wrapIndex } from './use-slides.ts';

/**
 * A strip of `cards` that turns page by page and goes round at both ends. When the screen's width changes it starts at the
 * first page. `perPage` is for strips that show the same number on every screen; others show 3, 2 or 1. `events` belong
 * on the strip's element.
 */
export function useStrip<T extends HTMLElement>(cards: number, perPage?: number) {
  const ref = useRef<T>(null);
  const [page, setPage] = useState(0);
  const perPageNow = useCallback(() => perPage ?? cardsPerPage(innerWidth), [perPage]);

  const onScroll = useCallback(() => {
    const strip = ref.current;
    if (!strip) return;
    const scrollable = strip.scrollWidth - strip.clientWidth;
    setPage(pageAt({ scrolled: strip.scrollLeft, scrollable, pages: pageCount(cards, perPageNow()) }));
  }, [cards, perPageNow]);

  // It may have been swiped before hydration.
  useEffect(onScroll, [onScroll]);

  useEffect(() => {
    let width = innerWidth;
    // A phone's screen changes its height whenever the browser hides its bars.
    const toStart = () => {
      if (innerWidth !== width) ref.current?.scrollTo({ left: 0, behavior: 'instant' });
      width = innerWidth;
    };
    addEventListener('resize', toStart);
    return () => removeEventListener('resize', toStart);
  }, []);

  const asked = useRef<number>(undefined);

  /** Shows a page once its pictures are there. */
  const show = async (target: number) => {
    const strip = ref.current;
    if (!strip) return;
    asked.current = target;
    const first = Math.min(target * perPageNow(), strip.children.length - 1);
    const cardsThere = [...strip.children].slice(first, first + perPageNow());
    await decoded(cardsThere);
    const [card] = cardsThere;
    if (asked.current !== target) return;
    asked.current = undefined;
    if (card instanceof HTMLElement) strip.scrollTo({ left: card.offsetLeft - strip.offsetLeft });
  };
  const turn = (pages: 1 | -1) => show(wrapIndex(asked.current ?? page, pages, pageCount(cards, perPageNow())));

  return { ref, page, show, turn, events: { onScroll, onFocus: showFocused } };
}

/** Browsers do not scroll to a focused card that is partly visible; the keyboard's user should see all of it. */
function showFocused({ target }: FocusEvent) {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Returns the cards on one page of a strip at this viewport width in CSS pixels: 3, 2 or 1. */
function cardsPerPage(viewportWidth: number): number {
  return cardBreakpoints.find(({ from }) => viewportWidth >= from)?.cards ?? 1;
}

export function pageCount(cards: number, perPage: number): number {
  return Math.max(1, Math.ceil(cards / perPage));
}

/**
 * Returns the page, from 0, that is shown after scrolling `scrolled` of `scrollable` pixels. The last page ends at the
 * edge.
 */
function pageAt({ scrolled, scrollable, pages }: { scrolled: number; scrollable: number; pages: number }) {
  if (pages < 2 || scrollable <= 0) return 0;
  return Math.min(pages - 1, Math.round((scrolled / scrollable) * (pages - 1)));
}
