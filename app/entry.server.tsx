import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { isStaffRoute, staffManifest } from '#app/desk/frame/staff-manifest.ts';
import group from '#app/group/group.css?inline';
import home from '#app/home/home-styles.css?inline';
import hotel from '#app/hotels/hotel-styles.css?inline';
import brands from '#app/listings/brands.css?inline';
import type { OwnStylesName } from '#app/own-styles.tsx';
import type { PageHandle } from '#app/root.tsx';
import { servicesContext } from '#app/services.server.ts';
import { embeddedSites } from '#app/shell/embedded-sites.ts';
import { pageFactsContext, structuredData } from '#app/shell/head/page-facts.server.ts';
import { ServerParts } from '#app/shell/server-parts.tsx';
import rules from '#app/shell/start/speculation-rules.json' with { type: 'json' };
import { pageStyles } from '#app/ui/styles/page-styles.ts';
import weddings from '#app/weddings/weddings.css?inline';
import { isUnreadableValue, requestContext } from '#platform/http/ask-router.ts';
import { hashInlineScripts, pagePolicy } from '#platform/http/security/content-security-policy.ts';
import type { Picture } from '#platform/images/picture.ts';
import { errorFields } from '#platform/telemetry/logging.ts';
import { sharePicture, shareSize } from './shell/head/hotel-picture.ts';
import { CspNonce } from './ui/head-script.tsx';

/** The styles that only some pages have, for the head of their documents. */
const ownStyles: Record<OwnStylesName, string> = { brands, group, home, hotel, weddings };

/** Which links a browser may fetch before the click: see `docs/decisions/next-pages.md`. */
const speculationRules = JSON.stringify(rules);

/** A loader's deferred data and the rendering may take so many milliseconds together. */
export const streamTimeout = 8_000;

/** Renders the whole page before the first byte is sent, so that it can be hashed, compressed and cached. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  provider: RouterContextProvider,
): Promise<Response> {
  const mark = randomBytes(16).toString('base64url');
  const failures: unknown[] = [];
  const rendered = await new Promise<string>((resolve, reject) => {
    const page = (
      <CspNonce value={mark}>
        <ServerParts value={partsOf(context, provider, mark)}>
          <ServerRouter context={withItsManifest(context)} url={request.url} nonce={mark} />
        </ServerParts>
      </CspNonce>
    );
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce: mark,
      // Boundaries that are ready are rendered in place instead of being moved there by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer);
        resolve(text(pipe(new PassThrough())));
      },
      onShellError(error) {
        clearTimeout(timer);
        reject(error);
      },
      onError: (error) => void failures.push(error),
    });
    const timer = setTimeout(() => abort(new Error('Rendering took too long.')), streamTimeout + 1_000);
  });
  // An error outside a boundary was thrown above and is logged by the router; this one occurred inside a boundary.
  for (const error of failures) provider.get(requestContext).log.error({ err: error }, 'rendering failed');
  const { html, hashes } = hashInlineScripts(rendered, mark);
  const { filmHosts } = provider.get(servicesContext).config;
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('content-security-policy', pagePolicy(hashes, embeddedSites(filmHosts)));
  return new Response(html, { status: failures.length > 0 ? 500 : status, headers });
}

/** Staff's pages get the whole list of routes, all others the list of visitors' routes. */
function withItsManifest(context: EntryContext): EntryContext {
  const { manifest } = context;
  if (!isStaffPage(context)) return context;
  return { ...context, manifest: { ...manifest, url: staffManifest(manifest.url) } };
}

function isStaffPage({ staticHandlerContext }: EntryContext): boolean {
  return staticHandlerContext.matches.some(({ route }) => isStaffRoute(route.id));
}

function linksStyles({ staticHandlerContext }: EntryContext): boolean {
  return staticHandlerContext.matches.some(({ route }) => (route.handle as PageHandle | undefined)?.linksStyles);
}

function ownStylesOf({ staticHandlerContext: { errors, matches } }: EntryContext): OwnStylesName[] {
  const names = matches.map(({ route }) => (route.handle as PageHandle | undefined)?.ownStyles);
  return errors ? [] : names.filter((name) => name !== undefined);
}

/** Structured data stands at the end of a page, and so do the links that a browser may fetch: they delay no paint. */
function partsOf(context: EntryContext, provider: RouterContextProvider, mark: string) {
  // What a loader said is not true of an error page.
  const { errors } = context.staticHandlerContext;
  const facts = errors ? null : provider.get(pageFactsContext);
  const { origin } = provider.get(requestContext);
  return {
    scripts: scriptsOf(context),
    head: (
      <>
        {/* Inlined, which saves one round trip before the first paint. The desk links to a sheet with all of it. */}
        {(isStaffPage(context) && !errors) || linksStyles(context) ? null : <style nonce={mark}>{pageStyles}</style>}
        {ownStylesOf(context).map((name) => (
          <style key={name} nonce={mark} data-own={name}>
            {ownStyles[name]}
          </style>
        ))}
        {facts ? <SharePicture picture={facts.picture} origin={origin} /> : null}
      </>
    ),
    end: (
      <>
        {isStaffPage(context) ? null : (
          <script nonce={mark} type="speculationrules">
            {speculationRules}
          </script>
        )}
        {facts ? <script type="application/ld+json">{structuredData(facts, origin)}</script> : null}
      </>
    ),
  };
}

function SharePicture({ picture, origin }: { picture: Picture; origin: string }) {
  return (
    <>
      <meta property="og:image" content={sharePicture(picture, origin)} />
      <meta property="og:image:width" content={String(shareSize.width)} />
      <meta property="og:image:height" content={String(shareSize.height)} />
      <meta property="og:image:alt" content={picture.alt} />
    </>
  );
}

/** Returns the addresses of the scripts that a page starts with, each once; the entry is the last. */
function scriptsOf(context: EntryContext): string[] {
  const { manifest, staticHandlerContext } = context;
  const routes = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
  const modules = routes.flatMap(({ module, imports = [] }) => [...imports, module]);
  const { url } = withItsManifest(context).manifest;
  return [...new Set([url, ...manifest.entry.imports, ...modules]), manifest.entry.module];
}

/**
 * Logs what loaders, actions and pages throw, under the id of its request. An answer with a status is no error, and a
 * value that the database cannot read is the sender's.
 */
export const handleError: HandleErrorFunction = (error, { context }) => {
  if (isRouteErrorResponse(error) && error.status < 500) return;
  const facts = context.get(requestContext);
  if (isUnreadableValue(error)) {
    facts.hasUnreadableValue = true;
    facts.log.warn({ error: errorFields(error) }, 'a value could not be read');
    return;
  }
  facts.log.error({ err: isRouteErrorResponse(error) ? error.data : error }, 'request failed');
};
