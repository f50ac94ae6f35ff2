import { fileURLToPath } from 'node:url';
import * as build from 'virtual:react-router/server-build';
import type { ServerBuild } from 'react-router';
import type { Config } from '#platform/config.ts';
import { boot, type RunningSite } from '#platform/startup/boot.ts';
import { defaultAddresses } from './default-addresses.server.ts';
import { type SiteOptions, startSite as startSiteOf } from './site.server.ts';
import { siteDatabase } from './site-database.server.ts';

/** Starts the site of this build. Each call starts a site of its own. */
export function startSite(config: Config, options: SiteOptions = {}): Promise<RunningSite> {
  const clientDir = fileURLToPath(new URL('../client', import.meta.url));
  return startSiteOf(config, build as ServerBuild, { clientDir, ...options });
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
