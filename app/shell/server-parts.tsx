import { Children, cloneElement, createContext, isValidElement, type ReactNode, use } from 'react';
import { Scripts } from 'react-router';

interface Parts {
  /** The end of the head: styles, and what only search engines and shared links read. */
  head: ReactNode;
  /** The end of the page, where it delays no paint. */
  end: ReactNode;
  /** The addresses of the scripts that the page starts with, each once; the entry is the last. */
  scripts: readonly string[];
}

/**
 * What only the server renders into a page; undefined in the browser. Both ends stand behind everything that the browser
 * renders too, so that hydration leaves them alone.
 */
export const ServerParts = createContext<Parts | undefined>(undefined);

export function EndOfHead() {
  return use(ServerParts)?.head;
}

export function EndOfPage() {
  return use(ServerParts)?.end;
}

/** React Router's scripts, which `start-script.tsx` starts once the page has loaded. */
export function PageScripts() {
  const parts = use(ServerParts);
  return import.meta.env.SSR && parts ? whenIdle(Scripts({}), parts.scripts) : <Scripts />;
}

/**
 * Makes React Router's module script wait: as generated it competes with the picture that a visitor waits for, as do
 * module preloads, which are left out. `scripts` are the addresses of what it imports, so that they can be fetched, and
 * fetched again where the network failed, before the first of them is evaluated.
 *
 * Where React Router writes its script in another way the elements stay as they are, and the scripts start by themselves.
 */
export function whenIdle(elements: ReactNode, scripts: readonly string[]): ReactNode {
  return Children.map(elements, (child) => {
    if (!isValidElement<{ type?: string; rel?: string; children?: ReactNode }>(child)) return child;
    const { type, props } = child;
    if (type === 'link' && props.rel === 'modulepreload') return null;
    if (type !== 'script') return cloneElement(child, undefined, whenIdle(props.children, scripts));
    if (props.type !== 'module') return child;
    return cloneElement(child, {
      type: 'text/waiting-module',
      async: false,
      'data-scripts': scripts.join(' '),
    } as typeof props);
  });
}
