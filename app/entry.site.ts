import { fileURLToPath } from 'node:url';
import * as build from 'virtual:react-router/server-build';
import type { ServerBuild } from 'react-router';
import { boot } from '#server/boot/boot.ts';
import type { Config } from '#server/config.ts';
import { type RunningSite, type SiteOptions, startSite as startSiteOf } from '#server/site.ts';

/** The site of this build. Starts as often as called; each call is a site of its own. */
export function startSite(config: Config, options: SiteOptions = {}): Promise<RunningSite> {
  const clientDir = fileURLToPath(new URL('../client', import.meta.url));
  return startSiteOf(config, build as ServerBuild, { clientDir, ...options });
}

if (import.meta.main) await boot(startSite);
