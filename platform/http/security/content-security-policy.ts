export interface InlineHashes {
  /** The hash as `sha256-…`, without quotes. */
  scripts: string[];
  styles: string[];
}

/** The other sites that a page may show something of, as origins. */
interface OtherSites {
  frames: readonly string[];
  pictures: readonly string[];
}

export const cspReportPath = '/api/csp-report';

/**
 * Returns the policy of a page: nothing but our own files and exactly the inline scripts and styles whose hashes are
 * given. There is no nonce, so that a page can be cached and sent to everyone.
 */
export function pagePolicy(hashes: InlineHashes, { frames, pictures }: OtherSites): string {
  return [
    "default-src 'none'",
    `script-src ${sources(hashes.scripts)}`,
    `style-src ${sources(hashes.styles)}`,
    ["img-src 'self' data:", ...pictures].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self'",
    `frame-src ${frames.length > 0 ? frames.join(' ') : "'none'"}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    // A script may turn text into markup or scripts only through the policy of `app/shell/start/start-script.tsx`.
    "require-trusted-types-for 'script'",
    'trusted-types default',
    ...common,
  ].join('; ');
}

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
