import type { KeyboardEvent } from 'react';
import { lookUp } from '#platform/look-up.ts';

const steps: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Arrow keys, Home and End move the focus through the links of an open menu. On its button, arrow down opens it. */
export function menuKeys(event: KeyboardEvent<HTMLElement>): void {
  const { key, target } = event;
  if (!(target instanceof HTMLElement)) return;
  const opens = target.getAttribute('popovertarget');
  const menu = target.closest<HTMLElement>('[popover]') ?? (opens ? document.getElementById(opens) : null);
  const links = [...(menu?.querySelectorAll('a') ?? [])];
  const at = links.indexOf(target as HTMLAnchorElement);
  const step = lookUp(steps, key);
  if (at < 0) {
    if (key !== 'ArrowDown' || !opens) return;
    menu?.showPopover();
    links[0]?.focus();
  } else if (key === 'Home') links[0]?.focus();
  else if (key === 'End') links.at(-1)?.focus();
  else if (step) links.at((at + step) % links.length)?.focus();
  else return;
  event.preventDefault();
}
