import { Hono } from 'hono';
import { growthLimits } from '#domain/constants.ts';
import { countHotels } from '#domain/group-outline.ts';
import { searchSite } from '#server/catalogue/search-site.ts';
import type { OpenServices } from '#server/open-services.ts';
import type { EdgeEnv } from './edge-env.ts';
import { watchSources } from './watch-sources.ts';

const longestSearch = 80;
/** Seconds; the browser's own cache knows better (see `app/queries`). */
const keep = { 'cache-control': 'public, max-age=60' };

/** What the browser asks for outside a page's own data: the same reads, as JSON. */
export function createDataApi({ services }: OpenServices): Hono<EdgeEnv> {
  const api = new Hono<EdgeEnv>();
  const catalogueFor = (env: EdgeEnv['Bindings']) => watchSources(services.catalogue, env.noteFallback);

  api.get('/hotels', async (context) => {
    const brand = context.req.query('brand');
    const location = context.req.query('location');
    const filter = { ...(brand && { brand }), ...(location && { location }) };
    const catalogue = catalogueFor(context.env);
    const [{ value }, outline] = await Promise.all([
      catalogue.hotelsWithDetails({ ...filter, most: growthLimits.menuHotels }),
      catalogue.groupOutline(),
    ]);
    const hotels = value.map(({ slug, name, brandName, locationName }) => ({ slug, name, brandName, locationName }));
    const locations = location ? [location] : undefined;
    const total =
      hotels.length < growthLimits.menuHotels ? hotels.length : countHotels(outline.value, { brand, locations });
    return context.json({ hotels, total }, 200, keep);
  });

  api.get('/search', async (context) => {
    const text = (context.req.query('q') ?? '').slice(0, longestSearch);
    return context.json(await searchSite(catalogueFor(context.env), text), 200, keep);
  });
  return api;
}
