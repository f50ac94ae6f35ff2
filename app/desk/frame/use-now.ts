import { useEffect, useState } from 'react';

const tick = 20_000;

/** The time, kept going in the browser; it begins as the server saw it, so that both render the same. */
export function useNow(rendered: string): Date {
  const [now, setNow] = useState(rendered);
  useEffect(() => {
    setNow(rendered);
    const timer = setInterval(() => setNow(new Date().toISOString()), tick);
    return () => clearInterval(timer);
  }, [rendered]);
  return new Date(now);
}
