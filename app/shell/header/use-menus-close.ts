import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Closes menus when a link is followed or the focus leaves them; the button that opened a menu counts as part of it.
 * Popovers themselves close on outside clicks, on Escape and when another one opens.
 */
export function useMenusClose() {
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    // A menu that was opened before hydration stays open.
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
