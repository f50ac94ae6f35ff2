import { createContext } from 'react-router';
import type { Principal } from '#domain/staff.ts';

/** Set by the desk's guard alone. Without it reading throws: a route outside the guard answers nothing. */
export const principalContext = createContext<Principal>();
