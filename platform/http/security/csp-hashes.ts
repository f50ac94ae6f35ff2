import { createHash } from 'node:crypto';
import type { InlineHashes } from './content-security-policy.ts';

export interface HashedPage {
  html: string;
  hashes: InlineHashes;
}

/**
 * Turns a rendered page into one that needs no nonce. Our own inline scripts and styles carry `nonce="{mark}"`, a
 * value made for this one rendering; each is hashed and the attribute removed. Markup that slipped in from data cannot
 * know the mark, so it is never hashed and the browser refuses to run it. An element that is written in a way that the
 * pattern does not expect keeps its attribute and gets no hash either.
 */
export function hashInlineScripts(rendered: string, mark: string): HashedPage {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const open = new RegExp(`<(script|style|link)\\b([^>]*?) nonce="${mark}"([^>]*)>`, 'g');
  const html = rendered.replace(open, (marked, name: string, before: string, after: string, at: number) => {
    const tag = `<${name}${before}${after}>`;
    if (name === 'link' || /\ssrc="/.test(tag)) return tag;
    const start = at + marked.length;
    const end = rendered.indexOf(`</${name}>`, start);
    if (end >= 0) (name === 'script' ? scripts : styles).add(hashOf(rendered.slice(start, end)));
    return tag;
  });
  return { html, hashes: { scripts: [...scripts], styles: [...styles] } };
}

/** Returns the hash as a policy names it, over line ends as the browser's parser reads them. */
function hashOf(content: string): string {
  return `sha256-${createHash('sha256').update(content.replace(/\r\n?/g, '\n')).digest('base64')}`;
}
