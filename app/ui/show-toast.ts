/** Milliseconds for which a message is shown: long enough to be read twice. */
const shownFor = 6_000;

/**
 * Shows a short message at the bottom of the screen, which is read out and disappears by itself. It must not be the only
 * place of something that a visitor needs to know. Load it with `import()`.
 */
export function showToast(text: string): void {
  const toast = document.createElement('div');
  toast.className = 'toast on-night';
  toast.role = 'status';
  toast.popover = 'manual';
  document.body.append(toast);
  toast.showPopover();
  // Screen readers read a status when its text changes, not when it appears with its text.
  requestAnimationFrame(() => toast.append(text));
  setTimeout(() => toast.remove(), shownFor);
}
