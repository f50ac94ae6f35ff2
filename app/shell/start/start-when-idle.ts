/** The attributes of the one script element that React Router writes for a page's modules. */
const moduleType = ' type="module" async=""';

/**
 * Makes React Router's module script wait for `start-script.tsx`, which starts it once the page has loaded: as generated
 * it competes with the picture that a visitor waits for. `scripts` are the addresses of what it imports, so that they
 * can be fetched, and fetched again where the network failed, before the first of them is evaluated.
 *
 * Where React Router writes its script in another way the page stays as generated, and its scripts start by themselves.
 */
export function startWhenIdle(html: string, scripts: readonly string[]): string {
  return html.replace(moduleType, () => ` type="text/waiting-module" data-scripts="${scripts.join(' ')}"`);
}
