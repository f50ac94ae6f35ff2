import { type FocusEvent, useCallback, useEffect, useRef, useState } from 'react';
import { cardBreakpoints } from '#app/ui/breakpoints.ts';
import { cardsPerPage, pageAt, pageCount } from './strip-pages.ts';
import { stepInRing } from './use-slides.ts';

/** Browsers leave a card where it is of which they see an edge; the keyboard wants to see all of it. */
function showFocused({ target }: FocusEvent) {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/**
 * A strip of `cards` that turns page by page and round at both ends; another screen width starts at its first page.
 * `perPage` is set where every screen shows the same number, else the specification's 3, 2 or 1.
 * `events` are for the strip itself.
 */
export function useStrip<T extends HTMLElement>(cards: number, perPage?: number) {
  const ref = useRef<T>(null);
  const [page, setPage] = useState(0);
  const onPage = useCallback(() => perPage ?? cardsPerPage(innerWidth), [perPage]);

  const onScroll = useCallback(() => {
    const strip = ref.current;
    if (!strip) return;
    const scrollable = strip.scrollWidth - strip.clientWidth;
    setPage(pageAt({ scrolled: strip.scrollLeft, scrollable, pages: pageCount(cards, onPage()) }));
  }, [cards, onPage]);

  // It may have been swiped before the page came alive.
  useEffect(onScroll, [onScroll]);

  useEffect(() => {
    const toStart = () => ref.current?.scrollTo({ left: 0, behavior: 'instant' });
    const queries = cardBreakpoints.map(({ from }) => matchMedia(`(min-width: ${from}px)`));
    for (const query of queries) query.addEventListener('change', toStart);
    return () => {
      for (const query of queries) query.removeEventListener('change', toStart);
    };
  }, []);

  const show = (target: number) => {
    const strip = ref.current;
    const card = strip?.children[Math.min(target * onPage(), strip.children.length - 1)];
    if (strip && card instanceof HTMLElement) strip.scrollTo({ left: card.offsetLeft - strip.offsetLeft });
  };
  const turn = (pages: 1 | -1) => show(stepInRing(page, pages, pageCount(cards, onPage())));

  return { ref, page, show, turn, events: { onScroll, onFocus: showFocused } };
}
