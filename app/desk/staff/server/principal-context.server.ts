import { createContext } from 'react-router';
import type { Principal } from '#app/desk/staff/staff-roles.ts';

/** Set by the desk's guard alone. Without it reading throws: a route outside the guard answers nothing. */
export const principalContext = createContext<Principal>();
