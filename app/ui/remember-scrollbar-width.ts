/**
 * Stores the width of the page's scrollbar for the style sheet. A dialog that locks the page removes the scrollbar, and
 * the page must not move into its place. Call it just before the page is locked.
 */
export function rememberScrollbarWidth(): void {
  const root = document.documentElement;
  root.style.setProperty('--scrollbar', `${innerWidth - root.clientWidth}px`);
}
