import { useEffect, useRef, useState } from 'react';

/** `scrolled` is true after the first 50 px of the page. Put `top` on the element that covers them. */
export function useScrolled() {
  const top = useRef<HTMLSpanElement>(null);
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    if (!top.current) return;
    const observer = new IntersectionObserver(([entry]) => setScrolled(!entry?.isIntersecting));
    observer.observe(top.current);
    return () => observer.disconnect();
  }, []);
  return { top, scrolled };
}
