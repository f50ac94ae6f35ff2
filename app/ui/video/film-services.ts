import { playsAsFile, youtubeAddress } from './video.ts';

/** How a film is to be played. A service takes of it what it can. */
export interface PlaySettings {
  loop: boolean;
  muted: boolean;
  /** 0 to 1. */
  volume: number;
  playbackRate: number;
}

/** A message of a service's frame; each service has some of these fields. */
export interface ServiceMessage {
  event?: unknown;
  info?: unknown;
  method?: unknown;
  type?: unknown;
  value?: unknown;
}

/** How a frame and its page talk. Without it the frame has its own buttons only, and does not tell when its film ends. */
interface Protocol {
  /** The messages after which the frame reports what its film does. */
  subscribe: readonly object[];
  /** What the address cannot say of the settings. */
  apply?: (settings: PlaySettings) => object[];
  /** What a message says of the film; undefined if nothing. */
  read: (message: ServiceMessage) => 'plays' | 'stops' | 'fails' | undefined;
}

/** A service whose films play in a frame of its own. No script of it runs in our pages. */
interface FilmService {
  name: string;
  /** Matches the address of one film, without scheme and `www.`. */
  address: RegExp;
  /** The address of its frame, with what `address` has found, where the film plays at once. */
  frame: string;
  /** What the frame's address has besides for a silent film, and for one that plays again and again. */
  muted?: string;
  loop?: string;
  messages?: Protocol;
}

/** Reads the names that most services have for what a film does. */
function readName(name: unknown): ReturnType<Protocol['read']> {
  if (name === 'pause' || name === 'ended' || name === 'finish') return 'stops';
  if (name === 'error') return 'fails';
  return name === 'play' ? 'plays' : undefined;
}

/** The states of YouTube and TikTok: 0 ended, 1 playing, 2 paused, 3 buffering. */
function readState(state: unknown): ReturnType<Protocol['read']> {
  if (state === 0 || state === 2) return 'stops';
  return state === 1 || state === 3 ? 'plays' : undefined;
}

const listenTo = (names: readonly string[], more?: object) =>
  names.map((value) => ({ ...more, method: 'addEventListener', value }));

const youtubeCommand = (func: string, ...args: unknown[]) => ({ event: 'command', func, args });

/** https://developers.google.com/youtube/iframe_api_reference */
const youtubeMessages: Protocol = {
  subscribe: [{ event: 'listening' }, youtubeCommand('addEventListener', 'onError')],
  apply: ({ volume, playbackRate }) => [
    youtubeCommand('setVolume', volume * 100),
    youtubeCommand('setPlaybackRate', playbackRate),
  ],
  read({ event, info }) {
    if (event === 'onError') return 'fails';
    return readState(event === 'onStateChange' ? info : (info as { playerState?: unknown } | null)?.playerState);
  },
};

/** https://developer.vimeo.com/player/sdk/reference */
const vimeoMessages: Protocol = {
  subscribe: listenTo(['play', 'pause', 'ended', 'error']),
  apply: ({ volume, playbackRate }) => [
    { method: 'setVolume', value: volume },
    { method: 'setPlaybackRate', value: playbackRate },
  ],
  read: ({ event }) => readName(event),
};

/** https://developers.soundcloud.com/docs/api/html5-widget */
const soundcloudMessages: Protocol = {
  subscribe: listenTo(['play', 'pause', 'finish', 'error']),
  apply: ({ volume, muted }) => [{ method: 'setVolume', value: muted ? 0 : volume * 100 }],
  read: ({ method }) => readName(method),
};

/** https://github.com/embedly/player.js/blob/master/SPEC.rst */
const playerJs = { context: 'player.js', version: '0.0.11' };
const playerJsMessages: Protocol = {
  subscribe: listenTo(['play', 'pause', 'ended', 'error'], playerJs),
  apply: ({ volume }) => [{ ...playerJs, method: 'setVolume', value: volume * 100 }],
  read: ({ event }) => readName(event),
};

/** https://developers.tiktok.com/doc/embed-player */
const tiktokMessages: Protocol = {
  subscribe: [],
  read: ({ type, value }) => (type === 'onStateChange' ? readState(value) : undefined),
};

/**
 * The services whose films a page may show. The content security policy allows the frames of these and no others, and
 * the desk accepts the addresses of these.
 */
export const filmServices: readonly FilmService[] = [
  {
    name: 'YouTube',
    address: youtubeAddress,
    // This host sets no cookies before the film plays.
    frame: 'https://www.youtube-nocookie.com/embed/$1?autoplay=1&enablejsapi=1&modestbranding=1&rel=0&playsinline=1',
    muted: 'mute=1',
    loop: 'loop=1&playlist=$1',
    messages: youtubeMessages,
  },
  {
    name: 'Vimeo',
    // An unlisted film has a second part.
    address: /^(?:player\.)?vimeo\.com\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/)?(\d+)(?:\/([\da-f]+))?/,
    frame: 'https://player.vimeo.com/video/$1?h=$2&autoplay=1&dnt=1',
    muted: 'muted=1',
    loop: 'loop=1',
    messages: vimeoMessages,
  },
  {
    name: 'Dailymotion',
    address: /^(?:dailymotion\.com\/(?:embed\/)?video|dai\.ly)\/([\da-z]+)/i,
    frame: 'https://geo.dailymotion.com/player.html?video=$1',
    muted: 'mute=true',
    loop: 'loop=true',
  },
  {
    name: 'Wistia',
    address: /^(?:[\w-]+\.wistia\.(?:com|net)|wi\.st)\/(?:medias|embed\/(?:iframe|medias))\/(\w+)/,
    frame: 'https://fast.wistia.net/embed/iframe/$1?autoPlay=true',
    muted: 'muted=true',
    loop: 'endVideoBehavior=loop',
  },
  {
    name: 'Facebook',
    address: /^(?:m\.|web\.)?facebook\.com\/(?:[\w.-]+\/videos\/(?:[\w.-]+\/)?|reel\/|watch\/?\?(?:[^#]*&)?v=)(\d+)/,
    frame:
      'https://www.facebook.com/plugins/video.php?href=https%3A%2F%2Fwww.facebook.com%2Fwatch%2F%3Fv%3D$1&autoplay=true',
    muted: 'mute=1',
  },
  {
    name: 'Twitch',
    address: /^(?:m\.)?twitch\.tv\/(?:videos\/(\d+)|(\w+))(?:\?|$)/,
    // Twitch demands the name of the host that shows it.
    frame: 'https://player.twitch.tv/?video=$1&channel=$2&parent=HOST',
    muted: 'muted=true',
  },
  {
    name: 'SoundCloud',
    address: /^(?:m\.)?soundcloud\.com\/([\w-]+\/[\w-]+(?:\/[\w-]+)?)/,
    frame: 'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com/$1&auto_play=true&visual=true',
    messages: soundcloudMessages,
  },
  {
    name: 'Mixcloud',
    address: /^(?:m\.)?mixcloud\.com\/([\w-]+\/[\w-]+)/,
    frame: 'https://player-widget.mixcloud.com/widget/iframe/?feed=/$1/&autoplay=1',
  },
  {
    name: 'Streamable',
    address: /^streamable\.com\/(?:[eo]\/)?([\da-z]+)(?:\?|$)/,
    frame: 'https://streamable.com/o/$1?autoplay=1',
    muted: 'muted=1',
    loop: 'loop=1',
    messages: playerJsMessages,
  },
  {
    name: 'Vidyard',
    address: /^(?:[\w-]+\.)?vidyard\.com\/(?:watch\/|share\/)?([\w-]{12,})/,
    frame: 'https://play.vidyard.com/$1?autoplay=1',
    muted: 'muted=1',
  },
  {
    name: 'Spotify',
    address: /^open\.spotify\.com\/(?:embed\/)?((?:track|album|playlist|episode|show)\/\w+)/,
    frame: 'https://open.spotify.com/embed/$1',
  },
  {
    name: 'TikTok',
    address: /^(?:m\.)?tiktok\.com\/(?:@[\w.]+\/video|share\/video|player\/v1)\/(\d+)/,
    frame: 'https://www.tiktok.com/player/v1/$1?autoplay=1',
    loop: 'loop=1',
    messages: tiktokMessages,
  },
  {
    name: 'Mux',
    address: /^(?:player|stream)\.mux\.com\/(\w+)/,
    frame: 'https://player.mux.com/$1?autoplay=true',
    muted: 'muted=true',
    loop: 'loop=true',
    messages: playerJsMessages,
  },
  {
    name: 'Cloudflare Stream',
    address: /^(?:[\w-]+\.)?(?:cloudflarestream\.com|videodelivery\.net)\/([\da-f]{32})/,
    frame: 'https://iframe.videodelivery.net/$1?autoplay=true',
    muted: 'muted=true',
    loop: 'loop=true',
  },
];

/** What an address leads to: a service, what the browser or a script plays here, or what nothing plays. */
export type FilmPlace =
  | { kind: 'service'; service: FilmService; found: string }
  | { kind: 'file' | 'stream' | 'flash' | 'unknown' };

/** Reads the address of a film, at another site or (with a slash at its beginning) on this one. */
export function filmPlace(url: string): FilmPlace {
  const base = 'https://this-site.invalid';
  if (url.length > 2_000 || !URL.canParse(url, base)) return { kind: 'unknown' };
  const { protocol, hostname, pathname, search } = new URL(url, base);
  if (!/^https?:$/.test(protocol)) return { kind: 'unknown' };
  const place = hostname.replace(/^www\./, '') + pathname + search;
  for (const service of filmServices) {
    const found = service.address.exec(place)?.[0];
    if (found) return { kind: 'service', service, found };
  }
  if (playsAsFile(url)) return { kind: 'file' };
  if (/\.(?:m3u8|mpd)$/i.test(pathname)) return { kind: 'stream' };
  return { kind: /\.(?:flv|f4v|swf)$/i.test(pathname) ? 'flash' : 'unknown' };
}

/** Returns the address of a service's frame for one of its films. */
export function frameAddress(
  { service, found }: Extract<FilmPlace, { kind: 'service' }>,
  { muted, loop }: Pick<PlaySettings, 'muted' | 'loop'>,
): URL {
  const more = [muted && service.muted, loop && service.loop].filter(Boolean).join('&');
  const address = new URL(found.replace(service.address, more ? `${service.frame}&${more}` : service.frame));
  for (const [name, value] of [...address.searchParams]) {
    if (value === '') address.searchParams.delete(name);
    if (value === 'HOST') address.searchParams.set(name, globalThis.location?.hostname ?? '');
  }
  return address;
}
