import { createContext } from 'react-router';

/**
 * The id of this request's session, which tells it from a person's other sessions. Only the desk's middleware sets it.
 */
export const sessionContext = createContext<string>();
