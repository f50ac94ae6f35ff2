import type { Logger } from 'pino';
import type { ServerBuild } from 'react-router';
import type { Config } from '#server/config.ts';
import { createEdgeApp } from '#server/edge/edge-app.ts';
import { listen } from '#server/edge/listen.ts';
import { createLogger } from '#server/logging.ts';
import { openServices } from '#server/open-services.ts';

export interface SiteOptions {
  log?: Logger;
  /** Folder of the built browser files, absolute. */
  clientDir?: string;
}

export interface RunningSite {
  /** Where it answers, e.g. "http://localhost:3000". */
  url: string;
  /** Stops taking requests, finishes those in flight (10 s at most), closes every part. Safe to call twice. */
  close(): Promise<void>;
}

/** A React Router build, or (in development) how to get the current one. */
export type SiteBuild = ServerBuild | (() => Promise<ServerBuild>);

/**
 * Starts one whole site: its parts, its pages, its socket. Holds no module-level state, so several can run in one
 * process. Rejects with the listen error (`EADDRINUSE`, `EACCES`) where the address cannot be had.
 */
export async function startSite(config: Config, build: SiteBuild, options: SiteOptions = {}): Promise<RunningSite> {
  const log = options.log ?? createLogger();
  const opened = await openServices(config, log);
  try {
    const app = createEdgeApp({ config, log, build, opened });
    const listening = await listen(app, { host: config.host, port: config.port });
    let closing: Promise<void> | undefined;
    return {
      url: listening.url,
      close() {
        closing ??= listening.close().finally(() => opened.close());
        return closing;
      },
    };
  } catch (error) {
    await opened.close();
    throw error;
  }
}
