import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { startScriptsLate } from './late-scripts.ts';

/** Renders the whole page before the first byte leaves: what is sent can then be hashed, compressed and kept. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const html = await new Promise<string>((resolve, reject) => {
    const rendering = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
      // Boundaries that are ready stay in their place instead of being moved there by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(text(rendering.pipe(new PassThrough()))),
      onShellError: reject,
    });
  });
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(startScriptsLate(html), { status, headers });
}
