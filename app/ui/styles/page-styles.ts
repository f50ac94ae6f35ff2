import styles from './english.css?inline';

/** The style sheet of every page of visitors. */
export const pageStyles = styles;
