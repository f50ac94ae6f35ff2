import { createContext } from 'react-router';

/** The id of the session that asks, to tell it from a person's others. Set by the desk's guard alone. */
export const sessionContext = createContext<string>();
