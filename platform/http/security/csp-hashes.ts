import { createHash } from 'node:crypto';
import type { InlineHashes } from './content-security-policy.ts';

export interface HashedPage {
  html: string;
  hashes: InlineHashes;
}

/**
 * Turns a rendered page into one that needs no nonce. What we render carries `nonce="{mark}"`, a value made for this
 * one rendering; each inline script and style with it is hashed and the attribute removed. Markup that slipped in from
 * data cannot know the mark, so it is never hashed and the browser refuses to run it.
 *
 * Module preloads go as well: they compete with the picture and the font that the first view needs.
 */
export function hashInlineScripts(rendered: string, mark: string): HashedPage {
  const hashes: InlineHashes = { scripts: [], styles: [] };
  const attribute = ` nonce="${mark}"`;
  const open = new RegExp(`<(script|style|link)\\b([^>]*?)${attribute}([^>]*)>`, 'g');
  const html = rendered.replace(open, (_tag, name: string, before: string, after: string, at: number, all: string) => {
    const tag = `<${name}${before}${after}>`;
    if (name === 'link') return tag.includes('rel="modulepreload"') ? '' : tag;
    if (/\ssrc="/.test(tag)) return tag;
    const start = at + _tag.length;
    const content = all.slice(start, all.indexOf(`</${name}>`, start));
    hashes[name === 'script' ? 'scripts' : 'styles'].push(hashOf(content));
    return tag;
  });
  return { html, hashes: { scripts: [...new Set(hashes.scripts)], styles: [...new Set(hashes.styles)] } };
}

/** Line ends as the browser's parser reads them. */
function hashOf(content: string): string {
  return `sha256-${createHash('sha256').update(content.replace(/\r\n?/g, '\n')).digest('base64')}`;
}
