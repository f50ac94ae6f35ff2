import { createContext } from 'react-router';

/** The time when this person last gave their password or a passkey. Only the desk's middleware sets it. */
export const confirmedAtContext = createContext<Date>();
