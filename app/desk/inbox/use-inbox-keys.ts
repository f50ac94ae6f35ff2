import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { deskPaths } from '#app/desk-paths.ts';

/** Shortcuts of the inbox: j and k move between rows, / goes to the search, n to a phone enquiry. */
export function useInboxKeys(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const at = event.target as HTMLElement;
      if (event.ctrlKey || event.metaKey || event.altKey || at.closest('input, select, textarea, dialog')) return;
      if (event.key === '/') document.getElementById('search-words')?.focus();
      else if (event.key === 'j') step(1);
      else if (event.key === 'k') step(-1);
      else if (event.key === 'n') void navigate(deskPaths.phone());
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [navigate]);
}

function step(by: number): void {
  const links = [...document.querySelectorAll<HTMLElement>('.inbox-link')];
  const row = document.activeElement?.closest('.inbox-row')?.querySelector<HTMLElement>('.inbox-link');
  const at = row ? links.indexOf(row) + by : 0;
  links[Math.min(links.length - 1, Math.max(0, at))]?.focus();
}
