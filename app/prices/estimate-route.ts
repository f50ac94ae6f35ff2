import type { PageHandle } from '#app/root.tsx';
import { servicesContext } from '#app/services.server.ts';
import type { Route } from './+types/estimate-route.ts';
import { createFindPrices } from './estimate-of.ts';
import { estimateTyped } from './estimate-typed.server.ts';

export const handle: PageHandle = { page: {} };

/** Answers scripts with the estimate of what was typed so far. Nothing of it is stored. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { catalogue } = context.get(servicesContext);
  const typed = Object.fromEntries(new URL(request.url).searchParams);
  return Response.json({ words: await estimateTyped(typed, createFindPrices(catalogue)) });
}
