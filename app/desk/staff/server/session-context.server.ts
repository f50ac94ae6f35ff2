import { createContext } from 'react-router';

/** The id of the session of this request, to tell it from a person's others. Only the desk's middleware sets it. */
export const sessionContext = createContext<string>();
