import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ServerBuild } from 'react-router';
import type { Config } from '#server/config.ts';
import type { ConnectionBounds } from '#server/edge/connection-limit.ts';
import { behindVite, createReadAddressAnew, type Development } from '#server/edge/development.ts';
import { createEdge, ownHeader } from '#server/edge/edge.ts';
import { createEdgeApp } from '#server/edge/edge-app.ts';
import { type KeptAssets, keepAssets } from '#server/edge/kept-assets.ts';
import { renderLimits } from '#server/edge/limits.ts';
import { listen } from '#server/edge/listen.ts';
import { createReadAddress } from '#server/edge/page-address.ts';
import { type CacheOptions, PageCache } from '#server/edge/page-cache.ts';
import { type RenderBounds, RenderQueue } from '#server/edge/render-queue.ts';
import { SharedPages } from '#server/edge/shared-pages.ts';
import { openStaticFiles } from '#server/edge/static-files.ts';
import { createIsProxy } from '#server/edge/trusted-proxies.ts';
import { LogLines } from '#server/log-lines.ts';
import { createLogger, type Logger } from '#server/logging.ts';
import { createNoteAnswer } from '#server/monitoring/note-answer.ts';
import { openWatchers, type Watchers } from '#server/monitoring/open-watchers.ts';
import { openServices, type PicturePace } from '#server/open-services.ts';
import { projectRoot } from '#server/project-root.ts';
import { tapLog } from '#server/tap-log.ts';

export interface SiteOptions {
  log?: Logger;
  /** Folder of the built browser files, absolute. */
  clientDir?: string;
  /** Another bound, another clock or less compression for the page cache. */
  pageCache?: CacheOptions;
  /** Other bounds of pages that are rendered at one time. */
  renderings?: RenderBounds;
  /** Another bound of connections. */
  sockets?: ConnectionBounds;
  /** Another pace for the pictures that nobody waits for. */
  pictures?: PicturePace;
  dev?: Development;
  /** Whether schema, queues and content are what this build needs; absent: they are. */
  isPrepared?: () => boolean;
  /** Sockets that listen already, held by whoever started the site; absent: HOST and PORT are listened to. */
  inherited?: number[];
}

/** Milliseconds that the parts of a site that could not start may take to close: whoever starts it waits for the reason. */
const failedStartLimit = 3_000;

export interface RunningSite {
  /** Where it answers, e.g. "http://localhost:3000". */
  url: string;
  /** Has the pictures that the pages show made before somebody asks for them, at low priority. */
  preparePictures(): Promise<void>;
  /**
   * Lets the balancer look elsewhere (DRAIN_SECONDS), stops taking requests, finishes those in flight (10 s at most),
   * closes every part. Safe to call twice.
   */
  close(): Promise<void>;
}

/**
 * Starts one whole site: its parts, its pages, its socket. Holds no module-level state, so several can run in one
 * process. Rejects with the listen error (`EADDRINUSE`, `EACCES`) where the address cannot be had.
 */
export async function startSite(config: Config, build: ServerBuild, options: SiteOptions = {}): Promise<RunningSite> {
  const { clientDir, dev, inherited, log = createLogger(), isPrepared = () => true } = options;
  const { tap } = tapLog(log);
  const logLines = new LogLines();
  const stopHearing = [tap((line) => logLines.add(line))];
  const running = { build: build.assets?.version || 'development', buildDir: join(projectRoot(), 'build') };
  const opened = await openServices(config, log, { ...running, ...options.pictures, isPrepared });
  const { monitoring, checks } = opened;
  let watchers: Watchers | undefined;
  let closing: Promise<void> | undefined;
  let earlier: KeptAssets | undefined;
  const closeParts = async () => {
    await earlier?.close();
    await watchers?.close();
    await opened.close();
    for (const stop of stopHearing) stop();
  };
  try {
    watchers = await openWatchers({
      ...opened,
      config,
      log,
      isWell: async () => void (await Promise.all(Object.values(checks).map((check) => check()))),
      checkStoring: async () => {
        await opened.tryStoring();
        // What is rolled back needs no room on the disk, what is kept does.
        await monitoring.writeDown();
      },
      detail: async () => (await monitoring.truth('detail')).detail,
    });
    if (monitoring.isOn) stopHearing.push(tap(monitoring.hear));
    const noteAnswer = monitoring.isOn ? createNoteAnswer(monitoring.measures, watchers.listeners) : () => {};
    const readAddress = dev ? createReadAddressAnew(dev) : createReadAddress(build);
    const app = createEdgeApp(opened, {
      build: dev?.build ?? build,
      isDevelopment: dev !== undefined,
      readAddress,
      logLines,
      isDraining: () => closing !== undefined,
    });
    const kept = new PageCache(options.pageCache);
    const renderings = new RenderQueue(options.renderings ?? renderLimits);
    opened.onContent(() => kept.outdate());
    earlier =
      dev || !clientDir
        ? undefined
        : await keepAssets({
            staging: join(config.dataDir, 'incoming'),
            isShared: config.storageUrl !== undefined,
            folder: clientDir,
            store: opened.storage.store,
            log,
          });
    const ownMark = randomUUID();
    const isProxy = createIsProxy(config.trustedProxies);
    const edge = createEdge({
      config,
      log,
      isProxy,
      warnings: monitoring.warnings,
      app,
      noteAnswer,
      ownMark,
      objects: opened.storage.answer,
      visited: opened.storage.visited,
      files: await openStaticFiles(dev ? undefined : clientDir, config.publicUrl, earlier?.find),
      pages: new SharedPages(app, { cache: kept, queue: renderings, log }),
      renderings,
      readAddress,
    });
    const listening = await listen(dev ? behindVite(dev, edge) : edge, log, {
      host: config.host,
      port: config.port,
      sockets: options.sockets,
      inherited,
      isProxy,
    });
    const stop = async () => {
      const { drainSeconds = 0 } = config.replicas ?? {};
      if (drainSeconds > 0) {
        listening.drain();
        await wait(1_000 * drainSeconds);
      }
      opened.endStreams();
      await listening.close().finally(closeParts);
    };
    return {
      url: listening.url,
      preparePictures: () => opened.storage.preparePages({ url: listening.url, headers: { [ownHeader]: ownMark } }),
      close() {
        closing ??= stop();
        return closing;
      },
    };
  } catch (error) {
    await Promise.race([closeParts().catch(() => {}), wait(failedStartLimit, undefined, { ref: false })]);
    throw error;
  }
}
