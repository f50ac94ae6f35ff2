import { useCallback, useEffect, useRef, useState } from 'react';
import { layoutThresholds } from '#domain/constants.ts';
import { cardsPerPage, pageAt, pageCount } from './paging.ts';
import { stepInRing } from './use-slides.ts';

/** A strip of `cards` that turns page by page and round at both ends; another screen width starts at its first page. */
export function useStrip<T extends HTMLElement>(cards: number) {
  const ref = useRef<T>(null);
  const [page, setPage] = useState(0);

  const readPage = useCallback(() => {
    const strip = ref.current;
    if (!strip) return;
    const pages = pageCount(cards, cardsPerPage(innerWidth));
    const scrollable = strip.scrollWidth - strip.clientWidth;
    setPage(pageAt({ scrolled: strip.scrollLeft, scrollable, pages }));
  }, [cards]);

  useEffect(() => {
    const toStart = () => ref.current?.scrollTo({ left: 0, behavior: 'instant' });
    const queries = layoutThresholds.cardsPerPage.map(({ from }) => matchMedia(`(min-width: ${from}px)`));
    for (const query of queries) query.addEventListener('change', toStart);
    return () => {
      for (const query of queries) query.removeEventListener('change', toStart);
    };
  }, []);

  const turn = (pages: 1 | -1) => {
    const strip = ref.current;
    if (!strip) return;
    const perPage = cardsPerPage(innerWidth);
    const target = stepInRing(page, pages, pageCount(cards, perPage)) * perPage;
    const card = strip.children[Math.min(target, strip.children.length - 1)];
    if (card instanceof HTMLElement) strip.scrollTo({ left: card.offsetLeft - strip.offsetLeft });
  };

  return { ref, page, turn, onScroll: readPage };
}
