import { createHash } from 'node:crypto';

interface InlineHashes {
  /** The hash as `sha256-…`, without quotes. */
  scripts: string[];
  styles: string[];
}

/** The other sites that a page may show something of, as origins. */
export interface OtherSites {
  frames: readonly string[];
  pictures: readonly string[];
  films: readonly string[];
}

export const cspReportPath = '/api/csp-report';

/** Returns the policy of a page: our own files and inline scripts of these hashes. Without nonces it can be cached. */
export function pagePolicy(hashes: InlineHashes, { frames, pictures, films }: OtherSites): string {
  return [
    "default-src 'none'",
    `script-src ${sources(hashes.scripts)}`,
    `style-src ${sources(hashes.styles)}`,
    ["img-src 'self' data:", ...pictures].join(' '),
    "font-src 'self'",
    // A script fetches the parts of a stream (HLS, DASH) and hands them to the player, which has them from a `blob:`.
    ["connect-src 'self'", ...films].join(' '),
    ["media-src 'self' blob:", ...films].join(' '),
    `frame-src ${frames.length > 0 ? frames.join(' ') : "'none'"}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    // A script may turn text into markup or scripts only through the policy of `app/shell/start/start-script.tsx`.
    "require-trusted-types-for 'script'",
    'trusted-types default',
    ...common,
  ].join('; ');
}

const common = [
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  `report-uri ${cspReportPath}`,
  'report-to csp',
];

/** Returns the policy of every response that is not a page, such as JSON, a picture or a file. */
export const filePolicy = ["default-src 'none'", ...common].join('; ');

function sources(hashes: string[]): string {
  return ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(' ');
}

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
