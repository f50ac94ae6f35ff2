import {
  Component,
  type FunctionComponent,
  lazy,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useId,
  useState,
  useSyncExternalStore,
} from 'react';
import { failedPartTexts as texts } from '../texts.ts';
import { importWithRetry } from './import-with-retry.ts';
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
  /** What is said in its place if its rendering fails; `An error occurred.` unless the part has words of its own. */
  failed?: FailedWords | undefined;
  children: ReactNode;
}

/**
 * A part of a page. On the page that was loaded it is there from the start, and React hydrates it by itself, `after` so
 * many milliseconds from the page's load at the earliest, and once it is on the screen or close to it; all parts are due
 * as soon as the visitor does something, and React then takes the one that is touched first. On a page that a navigation
 * inside the site has brought, a part that `appears` takes its final space until then.
 */
export function Stage(props: StageProps) {
  const id = useId();
  const { failed, ...part } = props;
  return (
    <PartBoundary failed={failed}>
      <Suspense fallback={import.meta.env.SSR ? <FailedWordsOfPart failed={failed} problem="" /> : undefined}>
        <Part id={id} {...part} />
      </Suspense>
    </PartBoundary>
  );
}

/** The words in place of a part, given the reason why it could not be rendered. */
type FailedWords = (problem: string) => string;

/** Keeps the rest of a page where the rendering of one part fails, and shows words in its place. */
export class PartBoundary extends Component<
  { failed?: FailedWords | undefined; children: ReactNode },
  { problem?: string }
> {
  override state: { problem?: string } = {};

  static getDerivedStateFromError(error: unknown) {
    return { problem: String(error) };
  }

  override render() {
    const { problem } = this.state;
    const { failed, children } = this.props;
    return problem === undefined ? children : <FailedWordsOfPart failed={failed} problem={problem} />;
  }
}

function FailedWordsOfPart({ failed, problem }: { failed: FailedWords | undefined; problem: string }) {
  return (
    <p className="on-cream wrap py-8" role="alert">
      {failed ? failed(problem) : texts.failed}
    </p>
  );
}

function Part(props: Omit<StageProps, 'failed'> & { id: string }) {
  const { id, after, appears = false, className, loading, 'data-head': head, children } = props;
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
      data-waits-for-script={isHydrating ? id : undefined}
    >
      {isShown ? null : loading}
      <Due id={isHydrating ? id : undefined} after={after}>
        {children}
      </Due>
    </div>
  );
}

/** Has no hook besides `use`: React begins such a component anew when the time has come. */
function Due({ id, after, children }: Pick<StageProps, 'after' | 'children'> & { id: string | undefined }) {
  if (!import.meta.env.SSR && id !== undefined) use(due(id, after));
  return children;
}

const waiting = new Map<string, Promise<unknown>>();

/** The same promise for each attempt to hydrate a part, as `use` needs it. */
function due(id: string, after: number): Promise<unknown> {
  const known = waiting.get(id);
  if (known) return known;
  const time = new Promise((resolve) => setTimeout(resolve, after - sinceLoad()));
  const promise = Promise.race([onFirstInteraction(), Promise.all([time, isNear(id)])]);
  waiting.set(id, promise);
  return promise;
}

/** Resolves once a part is on the screen or close to it. */
function isNear(id: string): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: '25% 0px' },
    );
    const part = document.querySelector(`[data-waits-for-script="${id}"]`);
    if (part) observer.observe(part);
  });
}

const fetches: (() => Promise<unknown>)[] = [];

/**
 * Waits for the scripts of a page's parts as well, so that a navigation inside the site shows the whole page at once.
 * `makeParts` imports the module that makes them: the router does not wait for the page's own module before its loader.
 */
export async function withParts<Page>(page: Promise<Page>, makeParts: () => Promise<unknown>): Promise<Page> {
  const scripts = importWithRetry(makeParts).then(() => fetchParts(fetches));
  return (await Promise.all([page, scripts.catch(() => undefined)]))[0];
}

async function fetchParts(parts: typeof fetches): Promise<void> {
  const known = fetches.length;
  await Promise.allSettled(parts.map((fetchPart) => fetchPart()));
  // Some parts have parts of their own.
  if (fetches.length > known) await fetchParts(fetches.slice(known));
}

/**
 * Makes the content of a `Stage` that has a script of its own, which is fetched when the stage is due. Where it does not
 * come, the part stays as the server made it. `load` must be nothing but `() => import(…)`.
 */
export function lazyPart<Name extends string, Module extends Record<Name, (props: never) => ReactNode>>(
  load: () => Promise<Module>,
  name: Name,
): Module[Name];
export function lazyPart<Name extends string>(
  load: () => Promise<Record<Name, FunctionComponent<object>>>,
  name: Name,
): FunctionComponent<object> {
  let loaded: FunctionComponent<object> | undefined;
  const fetchPart = async () => {
    const part = loaded ?? (await importWithRetry(load))[name];
    loaded = part;
    return { default: part };
  };
  fetches.push(fetchPart);
  const Lazy = lazy(() => fetchPart().catch(() => new Promise<never>(() => {})));
  // biome-ignore lint/correctness/noComponentHookFactories: it is called once for each part, when its module is loaded
  return function LazyPart(props: object) {
    // What is loaded already is rendered at once. The component must not change while it is shown.
    const [Loaded] = useState(() => loaded ?? Lazy);
    return <Loaded {...props} />;
  };
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
