import { type ReactNode, Suspense, use, useEffect, useState, useSyncExternalStore } from 'react';

interface StageProps {
  /** Milliseconds. */
  after: number;
  /** Said to screen readers while it waits. */
  loading?: string | undefined;
  children: ReactNode;
}

const nothing = () => () => {};

/** Whether this part of the page is being brought to life where the server has put it. */
function useHydrating(): boolean {
  return useSyncExternalStore(
    nothing,
    () => false,
    () => true,
  );
}

const moments = new Map<number, Promise<void>>();
const start = import.meta.env.SSR ? 0 : performance.now();

/** The moment `after` ms from when the page's script ran; one promise each, as React wants it. */
function moment(after: number): Promise<void> {
  const known = moments.get(after);
  if (known) return known;
  const promise = new Promise<void>((resolve) => {
    setTimeout(resolve, start + after - performance.now());
  });
  moments.set(after, promise);
  return promise;
}

/**
 * A section in its stage. On arrival the server has sent it, and it comes to life when its time has come; where the
 * visitor came from another page of the site it holds its place, in its final size, until then.
 */
export function Stage(props: StageProps) {
  return (
    <Suspense>
      <Staged {...props} />
    </Suspense>
  );
}

function Staged({ after, loading, children }: StageProps) {
  const hydrating = useHydrating();
  const [arrived] = useState(hydrating);
  if (arrived && !import.meta.env.SSR) use(moment(after));
  const [shown, setShown] = useState(arrived);

  useEffect(() => {
    if (shown) return;
    const timer = setTimeout(() => setShown(true), after);
    return () => clearTimeout(timer);
  }, [shown, after]);

  return (
    <div className="stage" data-waiting={shown ? undefined : ''} aria-busy={shown ? undefined : true}>
      {shown || !loading ? null : (
        <p className="sr-only" role="status">
          {loading}
        </p>
      )}
      {children}
    </div>
  );
}
