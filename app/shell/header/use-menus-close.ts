import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * A followed link closes the menu it was in, and focus that goes elsewhere the menu it left; the button that opened a
 * menu counts as part of it. Outside clicks, Escape and "one at a time" are the popover's own.
 */
export function useMenusClose() {
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    // A menu may have been opened before the page came alive: that one stays.
    if (key === shown.current) return;
    shown.current = key;
    for (const menu of document.querySelectorAll<HTMLElement>('header [popover]')) menu.hidePopover();
  }, [key]);

  useEffect(() => {
    function close({ target }: FocusEvent) {
      for (const menu of document.querySelectorAll<HTMLElement>('header [popover]:popover-open')) {
        const own = `#${menu.id}, [popovertarget="${menu.id}"]`;
        if (target instanceof Element && !target.closest(own)) menu.hidePopover();
      }
    }
    document.addEventListener('focusin', close);
    return () => document.removeEventListener('focusin', close);
  }, []);
}
