import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as build from 'virtual:react-router/server-build';
import type { ServerBuild } from 'react-router';
import type { Config } from '#platform/config.ts';
import { boot, type RunningSite } from '#platform/startup/boot.ts';
import { type SiteOptions, startSite as startSiteOf } from './site.server.ts';
import { defaultAddresses, siteDatabase } from './site-database.server.ts';
import { pagesOf, type SitePages } from './site-pages.server.ts';

/** The built pages in another language, beside this build. Under `npm run dev` there is one language only. */
async function readTranslatedPages(): Promise<SitePages[]> {
  const file = new URL('../hi/server/index.js', import.meta.url);
  if (!existsSync(file)) return [];
  const { pages } = (await import(/* @vite-ignore */ file.href)) as { pages: SitePages };
  return [pages];
}

/** Starts the site of this build. Each call starts a site of its own. */
export async function startSite(config: Config, options: SiteOptions = {}): Promise<RunningSite> {
  const clientDir = fileURLToPath(new URL('../client', import.meta.url));
  const translated = options.dev ? [] : await readTranslatedPages();
  const own = pagesOf(options.dev?.build ?? (build as ServerBuild));
  return startSiteOf(config, [own, ...translated], { clientDir, ...options });
}

/** Runs this site as a program; `options` are for development. */
export function bootSite(options: SiteOptions = {}): Promise<void> {
  return boot({
    start: (config, started) => startSite(config, { ...started, ...options }),
    siteDatabase,
    addresses: defaultAddresses,
  });
}

if (import.meta.main) await bootSite();
