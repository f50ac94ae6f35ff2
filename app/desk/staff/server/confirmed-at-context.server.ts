import { createContext } from 'react-router';

/** When whoever asks last gave their password or a passkey. Set by the desk's guard alone. */
export const confirmedAtContext = createContext<Date>();
