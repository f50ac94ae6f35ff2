import { type ReactNode, Suspense, use, useEffect, useState, useSyncExternalStore } from 'react';
import { onFirstInteraction, sinceLoad } from './when-to-start.ts';

/** Milliseconds after which the parts of a page follow each other; tertiary and background parts do so in steps. */
export const stages = { priority: 100, secondary: 300, tertiary: 500, background: 1000, step: 150 } as const;

interface StageProps {
  /** Milliseconds. */
  after: number;
  className?: string;
  /** Whether the part appears after that time where a navigation inside the site has brought it. */
  appears?: boolean;
  /** Is shown until then. */
  loading?: ReactNode;
  'data-head'?: string;
  children: ReactNode;
}

/**
 * A part of a page. On the page that was loaded it is there from the start, and React hydrates it by itself, `after` so
 * many milliseconds from the page's load at the earliest; all are due as soon as the visitor does something, and React
 * then takes the one that is touched first. On a page that a navigation inside the site has brought, a part that
 * `appears` takes its final space until then.
 */
export function Stage(props: StageProps) {
  return (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}

function Part({ after, appears = false, className, loading, 'data-head': head, children }: StageProps) {
  const isHydrating = useIsHydrating();
  const [isShown, setShown] = useState(isHydrating || !appears);

  useEffect(() => {
    if (isShown) return;
    const timer = setTimeout(() => setShown(true), after);
    return () => clearTimeout(timer);
  }, [isShown, after]);
  // What was pressed in it before is now pressed again: see `app/shell/start/start-script.tsx`.
  useEffect(() => {
    if (!isHydrating) dispatchEvent(new Event('hydrated'));
  }, [isHydrating]);

  return (
    <div
      className={className}
      data-head={head}
      data-waiting={isShown ? undefined : ''}
      aria-busy={isShown ? undefined : true}
      data-waits-for-script={isHydrating || undefined}
    >
      {isShown ? null : loading}
      <Due after={isHydrating ? after : 0}>{children}</Due>
    </div>
  );
}

/** Has no hook besides `use`: React begins such a component anew when the time has come. */
function Due({ after, children }: Pick<StageProps, 'after' | 'children'>) {
  if (!import.meta.env.SSR && !isDue(after)) use(due(after));
  return children;
}

let isUsed = false;

function isDue(after: number): boolean {
  return isUsed || sinceLoad() >= after;
}

const waiting = new Map<number, Promise<void>>();

/** The same promise for all parts of one time, as `use` needs it. */
function due(after: number): Promise<void> {
  const known = waiting.get(after);
  if (known) return known;
  const used = onFirstInteraction().then(() => {
    isUsed = true;
  });
  const promise = Promise.race([used, new Promise<void>((resolve) => setTimeout(resolve, after - sinceLoad()))]);
  waiting.set(after, promise);
  return promise;
}

const subscribe = () => () => {};

function useIsHydrating(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
}

/** Returns whether this part of the page was rendered by the server, and not by a navigation in the browser. */
export function useHydratedInPlace(): boolean {
  const [wasHydrating] = useState(useIsHydrating());
  return wasHydrating;
}
