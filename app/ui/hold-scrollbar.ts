/**
 * Remembers how wide the page's scrollbar is, for the style sheet: whoever locks the page takes its scrollbar away, and
 * the page must not move into its place. Call it just before.
 */
export function holdScrollbar(): void {
  const root = document.documentElement;
  root.style.setProperty('--scrollbar', `${innerWidth - root.clientWidth}px`);
}
