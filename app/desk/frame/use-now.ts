import { useEffect, useState } from 'react';

const tick = 20_000;

/** The present time, updated in the browser. It begins with the server's time, so that both render the same. */
export function useNow(rendered: string): Date {
  const [now, setNow] = useState(rendered);
  useEffect(() => {
    setNow(rendered);
    const timer = setInterval(() => setNow(new Date().toISOString()), tick);
    return () => clearInterval(timer);
  }, [rendered]);
  return new Date(now);
}
