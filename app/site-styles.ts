import { createContext } from 'react';

/** The site's style sheet, while a page is rendered on the server. It never reaches the browser as a script. */
export const SiteStyles = createContext('');
