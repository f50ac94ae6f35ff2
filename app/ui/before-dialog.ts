let onPopState: ((event: PopStateEvent) => void) | undefined;
// The window calls its listeners in the order in which they were added: this one comes before the router's, which would
// load the page again.
globalThis.addEventListener?.('popstate', (event) => onPopState?.(event));

/**
 * Call it just before a dialog or a menu opens over the page. Such a thing locks the page, which removes its scrollbar,
 * and the page must not move into the scrollbar's place: its width is stored for the style sheet. From then on "Back"
 * closes what lies over the page, by a script that is loaded with the first of them.
 */
export function beforeDialog(): void {
  const root = document.documentElement;
  root.style.setProperty('--scrollbar', `${innerWidth - root.clientWidth}px`);
  import('./close-on-back.ts').then(
    (script) => {
      onPopState = script.onPopState;
      script.followDialogs();
    },
    () => {},
  );
}
