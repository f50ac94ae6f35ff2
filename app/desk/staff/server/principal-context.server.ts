import { createContext } from 'react-router';
import type { Principal } from '#app/desk/staff/staff-roles.ts';

/** Only the desk's middleware sets it. Reading it in a route without that middleware throws. */
export const principalContext = createContext<Principal>();
