import { useEffect, useState } from 'react';

/** The time in milliseconds since 1970, anew each second while the component is shown; 0 on the server. */
export function useNow(): number {
  const [now, setNow] = useState(0);
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
