import styles from './hindi.css?inline';
import type * as english from './page-styles.ts';

export const pageStyles: typeof english.pageStyles = styles;
