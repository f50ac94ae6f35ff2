import styles from './open-days.css?url';

/** The styles of open days in the head of a page, which only the pages that show them load. */
export function openDaysStyles(isShown: boolean) {
  return isShown ? [{ tagName: 'link' as const, rel: 'stylesheet', href: styles }] : [];
}
