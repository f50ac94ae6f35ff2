import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { Spinner } from '#app/ui/loading/spinner.tsx';
import { useHydratedInPlace } from '#app/ui/loading/use-hydrated-in-place.ts';
import { useWaitsForScript } from '#app/ui/loading/use-waits-for-script.ts';
import type { Head } from './section-heads.ts';

interface StagedSectionProps {
  /** Milliseconds. */
  after: number;
  /** Shown while the section waits. */
  loading?: string | undefined;
  head: Head;
  children: ReactNode;
}

/**
 * A section that appears after a delay if the visitor came from another page of the site; until then it takes its
 * final space. On the first page the server renders it at once, and it is hydrated by itself.
 */
export function StagedSection(props: StagedSectionProps) {
  return (
    <Suspense>
      <Staged {...props} />
    </Suspense>
  );
}

function Staged({ after, loading, head, children }: StagedSectionProps) {
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
      data-head={head}
      data-waiting={shown ? undefined : ''}
      aria-busy={shown ? undefined : true}
      data-waits-for-script={waits}
    >
      {shown || !loading ? null : <Spinner>{loading}</Spinner>}
      {children}
    </div>
  );
}
