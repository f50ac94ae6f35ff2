import { useEffect, useRef, useState } from 'react';

/** True once the page has left its first 50 px behind. Put `top` on the element that marks them. */
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
