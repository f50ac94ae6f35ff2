import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { importWithRetry } from './import-with-retry.ts';
import { onFirstInteraction } from './on-first-interaction.ts';
import { useWaitsForScript } from './use-waits-for-script.ts';

interface LatePartFetch {
  /** Fetches its script, for a navigation that shows it at once. */
  fetch: () => Promise<unknown>;
}

/**
 * A part of a page that the server renders whole, and whose script a browser fetches with the visitor's first move. Until
 * then its links and forms work as plain HTML. It stands in a `LazyPart`.
 */
export function lazyPart<Props extends object, Module>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
): ComponentType<Props> & LatePartFetch {
  let loaded: ComponentType<Props> | undefined;
  const fetch = async () => {
    loaded ??= pick(await importWithRetry(load));
    return loaded;
  };
  const Lazy: ComponentType<Props> = lazy(async () => {
    await onFirstInteraction();
    return { default: await fetch() };
  });
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, where its module begins
  function Late(props: Props) {
    // What is there already is shown without waiting, and stays the same component as long as it is shown.
    const [Part] = useState(() => loaded ?? Lazy);
    return <Part {...props} />;
  }
  return Object.assign(Late, { fetch });
}

/** The place of a late part. */
export function LazyPart({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <Suspense>
      <Waiting className={className}>{children}</Waiting>
    </Suspense>
  );
}

function Waiting({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <div className={className} data-waits-for-script={useWaitsForScript()}>
      {children}
    </div>
  );
}
