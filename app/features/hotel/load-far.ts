type FarSections = typeof import('./far-sections.tsx');

let loaded: FarSections | undefined = import.meta.env.SSR ? await import('./far-sections.tsx') : undefined;
let wanted: Promise<FarSections> | undefined;

/** What tells that somebody is there and on the way down the page. */
const signs = ['scroll', 'pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

/** The sections below the overview where they are at hand: always on the server. */
export function loadedFar(): FarSections | undefined {
  return loaded;
}

/** Fetches them; for a navigation, which shows them at once. */
export async function loadFar(): Promise<FarSections> {
  loaded ??= await import('./far-sections.tsx');
  return loaded;
}

/**
 * Fetches them with the visitor's first move: until then the page is what the server has sent, and its links and its
 * form work as such. Where they cannot be had the next move tries again. One promise, as React wants it.
 */
export function farWhenWanted(): Promise<FarSections> {
  wanted ??= new Promise((resolve) => {
    const ignore = () => {
      for (const sign of signs) removeEventListener(sign, load, { capture: true });
    };
    const load = () =>
      loadFar().then((sections) => {
        ignore();
        resolve(sections);
      }, ignoreFailure);
    for (const sign of signs) addEventListener(sign, load, { capture: true, passive: true });
    // Who comes to a place on the page, to a menu, or back to where it was left, has moved already.
    if (location.hash || location.search || scrollY > 0 || navigator.userActivation?.hasBeenActive) load();
  });
  return wanted;
}

function ignoreFailure(): void {}
