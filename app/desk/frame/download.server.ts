import { Readable } from 'node:stream';

/**
 * Sends a private file as a download, so that the browser never shows it as a page of this site. `filename` is that
 * part of the header, with its name: `filename="TV-7K2M9P-cv.pdf"`.
 */
export function download({ content, type }: { content: Readable; type: string }, filename: string): Response {
  return new Response(Readable.toWeb(content) as ReadableStream, {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; ${filename}`,
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
    },
  });
}
