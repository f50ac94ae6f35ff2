export interface InlineHashes {
  /** The hash as `sha256-…`, without quotes. */
  scripts: string[];
  styles: string[];
}

export const cspReportPath = '/api/csp-report';

/**
 * Returns the policy of a page: nothing but our own files and exactly the inline scripts and styles whose hashes are
 * given. There is no nonce, so that a page can be cached and sent to everyone.
 */
export function pagePolicy(hashes: InlineHashes): string {
  return [
    "default-src 'none'",
    `script-src ${sources(hashes.scripts)}`,
    `style-src ${sources(hashes.styles)}`,
    "img-src 'self' data: https://i.ytimg.com",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self'",
    `frame-src ${frameSources.join(' ')}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    // A script may turn text into markup or scripts only through the policy of `app/shell/start/start-script.tsx`.
    "require-trusted-types-for 'script'",
    'trusted-types default',
    ...common,
  ].join('; ');
}

/**
 * A page may show frames of these sites, each only after the visitor asked for it: maps, and films of the video
 * services.
 */
const frameSources = ['https://www.google.com', 'https://www.youtube-nocookie.com', 'https://player.vimeo.com'];

function sources(hashes: string[]): string {
  return ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(' ');
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
