import styles from './space-results.css?url';

/** The styles of found spaces in the head of a page, which only the pages that show some load. */
export function spaceResultStyles(isShown: boolean) {
  return isShown ? [{ tagName: 'link' as const, rel: 'stylesheet', href: styles }] : [];
}
