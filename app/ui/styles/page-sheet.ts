import sheet from './english.css?url';

/**
 * The address of the style sheet of visitors' pages, for a page that must not have it inline: what an inline sheet fetches
 * is asked for with the whole address of the page as referrer, whatever the page's policy says.
 */
export const pageSheet = sheet;
