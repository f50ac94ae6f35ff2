import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { idleMoment } from './idle-moment.ts';
import { importWithRetry } from './import-with-retry.ts';
import { onFirstInteraction } from './on-first-interaction.ts';
import { useWaitsForScript } from './use-waits-for-script.ts';

interface Preloadable {
  /** Fetches the part's script, for a navigation that shows the part at once. */
  fetch: () => Promise<unknown>;
}

/**
 * A part of a page that the server renders whole and whose script is fetched after the visitor's first interaction. Until
 * then its links and forms work as plain HTML. Put it into a `LazyPart`.
 */
export function lazyPart<Props extends object, Module>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
): ComponentType<Props> & Preloadable {
  let loaded: ComponentType<Props> | undefined;
  const fetch = async () => {
    loaded ??= pick(await importWithRetry(load));
    return loaded;
  };
  const Lazy: ComponentType<Props> = lazy(async () => {
    await onFirstInteraction();
    if (!import.meta.env.SSR) await idleMoment();
    return { default: await fetch() };
  });
  // biome-ignore lint/correctness/noComponentHookFactories: it is called once for each part, when its module is loaded
  function Part(props: Props) {
    // A part that is loaded already is rendered at once. The component must not change while it is shown.
    const [Loaded] = useState(() => loaded ?? Lazy);
    return <Loaded {...props} />;
  }
  return Object.assign(Part, { fetch });
}

/** The element around a lazy part, which marks the part until it is hydrated. */
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
