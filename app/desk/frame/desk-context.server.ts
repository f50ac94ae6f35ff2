import type { RouterContextProvider } from 'react-router';
import { principalAt } from '#app/desk/staff/server/staff-only.server.ts';
import type { DeskArea } from '#app/desk/staff/staff-roles.ts';
import { servicesContext } from '#app/services.server.ts';

/** Returns the site's services and the person who asks, who must be allowed to open the area. */
export function deskContext(context: Readonly<RouterContextProvider>, area: DeskArea) {
  return { ...context.get(servicesContext), principal: principalAt(context, area) };
}
