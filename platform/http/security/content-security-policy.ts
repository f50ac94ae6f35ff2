export interface InlineHashes {
  /** `sha256-…`, without quotes. */
  scripts: string[];
  styles: string[];
}

export const cspReportPath = '/api/csp-report';

/**
 * The policy of a page: nothing but our own files and exactly the inline scripts and styles whose hashes are given.
 * No nonce, so that a page can be kept and sent to everyone.
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
    `frame-src ${framed.join(' ')}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    // No script may make markup or scripts of text but through the one policy of `app/shell/start/start-script.tsx`.
    "require-trusted-types-for 'script'",
    'trusted-types default',
    ...common,
  ].join('; ');
}

/** Whose frames a page may hold, each only after the visitor asked for it: maps, and films of the video services. */
const framed = ['https://www.google.com', 'https://www.youtube-nocookie.com', 'https://player.vimeo.com'];

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

/** The policy of everything that is no page: a JSON answer, a picture, a file. */
export const filePolicy = ["default-src 'none'", ...common].join('; ');
