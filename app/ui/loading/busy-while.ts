/**
 * Resolves when the browser has painted what the page shows now. It does so at once in a tab that nobody sees, because the
 * browser does not paint it.
 */
export function nextPaint(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  // A frame's callbacks run just before it is painted, and this timer just after.
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/**
 * Marks an element that was pressed as busy, and does what it asks for once that is painted: a slow phone responds to the
 * press before it opens a dialog or loads a script.
 */
export async function busyWhile(pressed: Element, work: () => Promise<void> | void): Promise<void> {
  pressed.setAttribute('aria-busy', 'true');
  try {
    await nextPaint();
    await work();
  } finally {
    pressed.removeAttribute('aria-busy');
  }
}
