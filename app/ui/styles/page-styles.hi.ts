import styles from '#app/app.css?inline';
import fonts from './hindi.css?inline';
import type * as english from './page-styles.ts';

export const pageStyles: typeof english.pageStyles = styles + fonts;
