import { Hono } from 'hono';
import { longestSearch } from '#app/catalogue/most-search-hits.ts';
import { type Catalogue, watchSources } from '#app/catalogue/server/catalogue.server.ts';
import { searchSite } from '#app/catalogue/server/search-site.server.ts';
import { cleanLine } from '#platform/clean-text.ts';
import type { HonoEnv } from '#platform/http/ask-router.ts';
import { countHotels } from './group-outline.ts';

const mostMenuHotels = 24;

/** Answers are fresh for a minute; `app/catalogue/cache-times.ts` has times of its own for each kind of data. */
const oneMinute = { 'cache-control': 'public, max-age=60' };

/** Answers what the browser asks for besides a page's own data: the same reads, as JSON, in one language. */
export function createDataApi(source: Catalogue): Hono<HonoEnv> {
  const api = new Hono<HonoEnv>();
  const catalogueFor = (env: HonoEnv['Bindings']) => watchSources(source, env.facts);

  api.get('/hotels', async (context) => {
    const brand = context.req.query('brand');
    const location = context.req.query('location');
    const filter = { ...(brand && { brand }), ...(location && { location }) };
    const catalogue = catalogueFor(context.env);
    const [{ value }, outline] = await Promise.all([
      catalogue.hotelsWithDetails({ ...filter, most: mostMenuHotels }),
      catalogue.groupOutline(),
    ]);
    const hotels = value.map(({ slug, name, brandName, locationName }) => ({ slug, name, brandName, locationName }));
    const locations = location ? [location] : undefined;
    const total = hotels.length < mostMenuHotels ? hotels.length : countHotels(outline.value, { brand, locations });
    return context.json({ hotels, total }, 200, oneMinute);
  });

  api.get('/search', async (context) => {
    const text = cleanLine(context.req.query('q') ?? '');
    const found = text.length > longestSearch ? { groups: [] } : await searchSite(catalogueFor(context.env), text);
    return context.json(found, 200, oneMinute);
  });
  return api;
}
