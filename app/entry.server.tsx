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
import { addStructuredData } from '#app/shell/head/add-structured-data.ts';
import { addSpeculationRules } from '#app/shell/start/add-speculation-rules.ts';
import { startWhenIdle } from '#app/shell/start/start-when-idle.ts';
import { CspNonce } from '#app/ui/csp-nonce.ts';
import { pageStyles } from '#app/ui/styles/page-styles.ts';
import { pagePolicy } from '#platform/http/security/content-security-policy.ts';
import { hashInlineScripts } from '#platform/http/security/csp-hashes.ts';
import { requestContext } from './services.server.ts';

/** Maps, and films of the video services with their pictures, each only after the visitor asked for it. */
const otherSites = {
  frames: ['https://www.google.com', 'https://www.youtube-nocookie.com', 'https://player.vimeo.com'],
  pictures: ['https://i.ytimg.com'],
};

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
        <ServerRouter context={withItsManifest(context)} url={request.url} nonce={mark} />
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
  const started = startWhenIdle(withStyles(rendered, mark), scriptsOf(context));
  const { html: sealed, hashes } = hashInlineScripts(
    isStaffPage(context) ? started : addSpeculationRules(started, mark),
    mark,
  );
  const html = addStructuredData(sealed, context.staticHandlerContext, provider.get(requestContext).origin);
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('content-security-policy', pagePolicy(hashes, otherSites));
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

/**
 * Inlines the site's style sheet into the page, which saves one round trip before the first paint. React does not
 * render it, so that it stays if the browser renders the page again after an error.
 */
function withStyles(html: string, mark: string): string {
  return html.replace('</head>', () => `<style nonce="${mark}">${pageStyles}</style></head>`);
}

/** Returns the addresses of the scripts that a page starts with, each once; the entry is the last. */
function scriptsOf(context: EntryContext): string[] {
  const { manifest, staticHandlerContext } = context;
  const routes = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
  const modules = routes.flatMap(({ module, imports = [] }) => [...imports, module]);
  const { url } = withItsManifest(context).manifest;
  return [...new Set([url, ...manifest.entry.imports, ...modules]), manifest.entry.module];
}

/** Logs what loaders, actions and pages throw, under the id of its request. An answer with a status is no error. */
export const handleError: HandleErrorFunction = (error, { context }) => {
  if (isRouteErrorResponse(error) && error.status < 500) return;
  context.get(requestContext).log.error({ err: isRouteErrorResponse(error) ? error.data : error }, 'request failed');
};
