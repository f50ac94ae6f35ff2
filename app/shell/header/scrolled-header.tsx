import type { ReactNode } from 'react';
import { useMenusClose } from './use-menus-close.ts';
import { useScrolled } from './use-scrolled.ts';

/** The frame of the header. Its menus are given as `children`, so that they are not rendered again when the page scrolls. */
export function ScrolledHeader({ children }: { children: ReactNode }) {
  const { top, scrolled } = useScrolled();
  useMenusClose();
  return (
    <>
      <span ref={top} className="first-50-px" aria-hidden="true" />
      <header className="site-header" data-scrolled={scrolled || undefined}>
        {children}
      </header>
    </>
  );
}
