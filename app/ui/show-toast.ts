/** Milliseconds a message stays: long enough to be read twice. */
const stays = 6_000;

/**
 * A short message at the foot of the screen, read out politely, gone by itself; never the only place where something is
 * said that a visitor needs. Load it with `import()` where it is needed.
 */
export function showToast(text: string): void {
  const toast = document.createElement('div');
  toast.className = 'toast on-night';
  toast.role = 'status';
  toast.popover = 'manual';
  document.body.append(toast);
  toast.showPopover();
  // A status is read when its words change, not when it appears with them.
  requestAnimationFrame(() => toast.append(text));
  setTimeout(() => toast.remove(), stays);
}
