import { type RefObject, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';

/** Follows a click on a function's mark inside the site, without loading a whole page. */
export function useMarkClicks(): RefObject<HTMLTableElement | null> {
  const table = useRef<HTMLTableElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const shown = table.current;
    const onClick = (event: MouseEvent) => {
      const mark = (event.target as HTMLElement).closest<HTMLAnchorElement>('a.diary-mark');
      if (!mark || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      void navigate(mark.pathname);
    };
    shown?.addEventListener('click', onClick);
    return () => shown?.removeEventListener('click', onClick);
  }, [navigate]);
  return table;
}
