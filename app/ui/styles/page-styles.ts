import styles from '#app/app.css?inline';
import fonts from './latin-fonts.css?inline';

/** The style sheet of every page. */
export const pageStyles = fonts + styles;
