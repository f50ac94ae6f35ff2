import { createContext } from 'react-router';

/** When this person last gave their password or a passkey. Only the desk's middleware sets it. */
export const confirmedAtContext = createContext<Date>();
