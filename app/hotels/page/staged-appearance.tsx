import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useHydratedInPlace } from '#app/ui/loading/use-hydrated-in-place.ts';
import { useWaitsForScript } from '#app/ui/loading/use-waits-for-script.ts';

interface StageProps {
  /** Milliseconds. */
  after: number;
  /** Said to screen readers while it waits. */
  loading?: string | undefined;
  children: ReactNode;
}

/**
 * A section in its stage. On arrival the server has sent it, and it is hydrated on its own; where the visitor came from
 * another page of the site it holds its place, in its final size, until its time has come.
 */
export function Stage(props: StageProps) {
  return (
    <Suspense>
      <Staged {...props} />
    </Suspense>
  );
}

function Staged({ after, loading, children }: StageProps) {
  const waits = useWaitsForScript();
  const [shown, setShown] = useState(useHydratedInPlace());

  useEffect(() => {
    if (shown) return;
    const timer = setTimeout(() => setShown(true), after);
    return () => clearTimeout(timer);
  }, [shown, after]);

  return (
    <div
      className="stage"
      data-waiting={shown ? undefined : ''}
      aria-busy={shown ? undefined : true}
      data-waits-for-script={waits}
    >
      {shown || !loading ? null : (
        <p className="sr-only" role="status">
          {loading}
        </p>
      )}
      {children}
    </div>
  );
}
