import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describeSamples } from '#app/catalogue/describe-samples.ts';
import { createHonoApp } from '#app/create-hono-app.server.ts';
import { refuseWithoutTls } from '#app/desk/frame/refuse-without-tls.ts';
import { type OperatorReports, startOperatorReports } from '#app/monitoring/server/start-operator-reports.server.ts';
import { type SlidePicture, slideAddresses } from '#app/ui/pictures/picture-sources.ts';
import { heroSlides } from '#content/home.ts';
import { properties } from '#content/properties.ts';
import type { Config } from '#platform/config.ts';
import { FairQueue, type QueueBounds } from '#platform/fair-queue.ts';
import { internalVisitHeader } from '#platform/http/begin-exchange.ts';
import { type CacheOptions, PageCache } from '#platform/http/cache/page-cache.ts';
import { openReleaseAssets, type ReleaseAssets } from '#platform/http/cache/release-assets.ts';
import { formLimits, renderLimits, SharedPages } from '#platform/http/cache/shared-pages.ts';
import { behindVite, type Development } from '#platform/http/development.ts';
import { openStaticFiles } from '#platform/http/files/static-files.ts';
import { listen } from '#platform/http/listen.ts';
import { createHttpHandler } from '#platform/http/request-handler.ts';
import type { Limits } from '#platform/http/security/limits.ts';
import { createIsProxy } from '#platform/http/security/trusted-proxies.ts';
import { projectRoot } from '#platform/project-root.ts';
import type { RunningSite } from '#platform/startup/boot.ts';
import { subscribeToLog } from '#platform/telemetry/error-collector.ts';
import { LogLines } from '#platform/telemetry/log-lines.ts';
import { createLogger, type Logger } from '#platform/telemetry/logging.ts';
import { createRecordResponse } from '#platform/telemetry/metrics.ts';
import { openServices } from './open-services.server.ts';
import type { PicturePace } from './open-site-storage.server.ts';
import { createReadSiteAddress, createRefusalWords, type SitePages } from './site-pages.server.ts';

export interface SiteOptions {
  log?: Logger;
  /** Folder of the built browser files, absolute. */
  clientDir?: string;
  pageCache?: CacheOptions;
  renderings?: QueueBounds;
  forms?: QueueBounds;
  limits?: Partial<Limits>;
  pictures?: PicturePace;
  dev?: Development;
  /** Whether schema, queues and content are what this build needs; absent: they are. */
  isPrepared?: () => boolean;
  /** Listening sockets that were opened by the program that started this one; absent: HOST and PORT are used. */
  inherited?: number[];
}

/** Milliseconds in which the parts of a site that could not start may close: somebody waits for the reason. */
const failedStartLimit = 3_000;

/**
 * Starts one whole site: its parts, its socket, and its pages in each language, the site's own first. It has no
 * module-level state, so several can run in one process. Rejects with the listen error (`EADDRINUSE`, `EACCES`) if the
 * address cannot be had.
 */
export async function startSite(
  config: Config,
  pages: readonly SitePages[],
  options: SiteOptions = {},
): Promise<RunningSite> {
  const { clientDir, dev, inherited, log = createLogger(), isPrepared = () => true } = options;
  const { subscribe } = subscribeToLog(log);
  const logLines = new LogLines();
  const unsubscribers = [subscribe((line) => logLines.add(line))];
  const running = { build: versionOf(pages[0]?.build), buildDir: join(projectRoot(), 'build') };
  const opened = await openServices(config, log, { ...running, ...options.pictures, isPrepared });
  const { monitoring, checks } = opened;
  let reports: OperatorReports | undefined;
  let closing: Promise<void> | undefined;
  let earlier: ReleaseAssets | undefined;
  const closeParts = async () => {
    await earlier?.close();
    await reports?.close();
    await opened.close();
    for (const unsubscribe of unsubscribers) unsubscribe();
  };
  try {
    reports = await startOperatorReports({
      ...opened,
      metrics: monitoring.metrics,
      config,
      log,
      isWell: async () => void (await Promise.all(Object.values(checks).map((check) => check()))),
      checkStoring: async () => {
        await opened.checkStoring();
        // The check before is rolled back and needs no room on the disk; this one is committed and does.
        await monitoring.flush();
      },
      detail: async () => (await monitoring.readStatus('detail')).detail,
    });
    if (monitoring.isOn) unsubscribers.push(subscribe(monitoring.collectErrors));
    const recordResponse = monitoring.isOn ? createRecordResponse(monitoring.metrics) : () => {};
    const readAddress = createReadSiteAddress(pages);
    const refusalWords = createRefusalWords(pages);
    const app = createHonoApp(opened, {
      pages,
      isDevelopment: dev !== undefined,
      readAddress,
      refusalWords,
      logLines,
      isDraining: () => closing !== undefined,
    });
    const pageCache = new PageCache(options.pageCache);
    const renderings = new FairQueue(options.renderings ?? renderLimits);
    opened.onContent(() => pageCache.outdate());
    earlier =
      dev || !clientDir
        ? undefined
        : await openReleaseAssets({
            staging: join(config.dataDir, 'incoming'),
            isShared: config.storageUrl !== undefined,
            folder: clientDir,
            store: opened.storage.store,
            log,
          });
    const internalVisitToken = randomUUID();
    const isProxy = createIsProxy(config.trustedProxies);
    const edge = createHttpHandler({
      config,
      log,
      isProxy,
      warnings: monitoring.warnings,
      app,
      recordResponse,
      internalVisitToken,
      objects: opened.storage.answer,
      visited: opened.storage.visited,
      files: await openStaticFiles(dev ? undefined : clientDir, config.publicUrl, earlier?.find),
      pages: new SharedPages(app, { cache: pageCache, queue: renderings, log }),
      renderings,
      forms: new FairQueue(options.forms ?? formLimits),
      refuseWithoutTls,
      refusalWords,
      readAddress,
    });
    const listening = await listen(dev ? behindVite(dev, edge) : edge, log, {
      host: config.host,
      port: config.port,
      limits: options.limits,
      inherited,
      isProxy,
    });
    const stop = async () => {
      if (config.drainSeconds > 0) {
        listening.drain();
        await wait(1_000 * config.drainSeconds);
      }
      opened.endStreams();
      await listening.close().finally(closeParts);
    };
    return {
      url: listening.url,
      notes: async () => describeSamples((await opened.services.catalogue.countSamples()).value, config.sampleContent),
      preparePictures: () =>
        opened.storage.preparePages(
          { url: listening.url, headers: { [internalVisitHeader]: internalVisitToken } },
          heroPictures.flatMap(slideAddresses),
        ),
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

/** The slides at the top of the home page and of each hotel that comes with the site. */
const heroPictures: SlidePicture[] = [
  ...heroSlides.map(({ image, portrait }) => ({ picture: image, portrait: { picture: portrait } })),
  ...properties.flatMap(({ heroImages }) =>
    heroImages.map((picture) => ({ picture, portrait: { crop: '4:5' as const } })),
  ),
];

function versionOf(build: SitePages['build'] | undefined): string {
  return (typeof build === 'object' && build.assets?.version) || 'development';
}
