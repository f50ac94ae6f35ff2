import { expect, test } from 'vitest';
import { embeddedSites } from '#app/shell/embedded-sites.ts';
import { filmPlace, filmServices, frameAddress } from './film-services.ts';

const usual = { loop: false, muted: false, volume: 1, playbackRate: 1 };

const addresses: [service: string, address: string, frame: string][] = [
  ['YouTube', 'https://www.youtube.com/shorts/abc123XYZ_-', '/embed/abc123XYZ_-?autoplay=1&'],
  ['YouTube', 'https://www.youtube.com/watch?t=4&v=abc123XYZ_-', '/embed/abc123XYZ_-?'],
  ['YouTube', 'https://m.youtube.com/live/abc123XYZ_-', '/embed/abc123XYZ_-?'],
  ['YouTube', 'https://youtu.be/abc123XYZ_-?si=1', '/embed/abc123XYZ_-?'],
  ['Vimeo', 'https://vimeo.com/76979871', '/video/76979871?autoplay=1&dnt=1'],
  ['Vimeo', 'https://vimeo.com/channels/staffpicks/76979871', '/video/76979871?'],
  ['Vimeo', 'https://vimeo.com/76979871/8272103f6e', '/video/76979871?h=8272103f6e&'],
  ['Vimeo', 'https://player.vimeo.com/video/76979871', '/video/76979871?'],
  ['Dailymotion', 'https://www.dailymotion.com/video/x7tgad0', '/player.html?video=x7tgad0'],
  ['Dailymotion', 'https://dai.ly/x7tgad0', '/player.html?video=x7tgad0'],
  ['Wistia', 'https://home.wistia.com/medias/e4a27b971d', '/embed/iframe/e4a27b971d?'],
  ['Wistia', 'https://fast.wistia.net/embed/iframe/e4a27b971d', '/embed/iframe/e4a27b971d?'],
  ['Facebook', 'https://www.facebook.com/tivoli/videos/10153231379946729/', '/plugins/video.php?href='],
  ['Facebook', 'https://www.facebook.com/watch/?v=10153231379946729', '/plugins/video.php?href='],
  ['Facebook', 'https://www.facebook.com/reel/10153231379946729', '/plugins/video.php?href='],
  ['Twitch', 'https://www.twitch.tv/videos/106400740', '/?video=106400740&parent='],
  ['Twitch', 'https://www.twitch.tv/tivoli', '/?channel=tivoli&parent='],
  ['SoundCloud', 'https://soundcloud.com/miami-nights-1984/accelerated', '/player/?url=https%3A%2F%2Fsoundcloud.com'],
  ['Mixcloud', 'https://www.mixcloud.com/mixcloud/meet-the-curators/', '/widget/iframe/?feed=/mixcloud/meet-the-'],
  ['Streamable', 'https://streamable.com/moo', '/o/moo?autoplay=1'],
  ['Vidyard', 'https://share.vidyard.com/watch/YBvcF2BEfvKdowmfrRwk57', '/YBvcF2BEfvKdowmfrRwk57?autoplay=1'],
  ['Spotify', 'https://open.spotify.com/track/3bidbhpOYeV4knp8AIu8Xn', '/embed/track/3bidbhpOYeV4knp8AIu8Xn'],
  ['TikTok', 'https://www.tiktok.com/@tivoli/video/7106594312292453675', '/player/v1/7106594312292453675?autoplay=1'],
  ['Mux', 'https://stream.mux.com/maVbJv2GSYNRgS02kPXOOGdJMWGU1mkA.m3u8', '/maVbJv2GSYNRgS02kPXOOGdJMWGU1mkA?'],
  [
    'Cloudflare Stream',
    'https://customer-1ab.cloudflarestream.com/6b9e68b07dfee8cc2d116e4c51d6a957/iframe',
    '/6b9e68b07dfee8cc2d116e4c51d6a957?autoplay=true',
  ],
];

test.each(addresses)('%s: %s plays in a frame of the service that the policy allows', (name, address, frame) => {
  const place = filmPlace(address);
  if (place.kind !== 'service') throw new Error(`${address} is taken for ${place.kind}.`);
  expect(place.service.name).toBe(name);
  const { origin, href } = frameAddress(place, usual);
  expect(href.slice(origin.length, origin.length + frame.length)).toBe(frame);
  expect(embeddedSites([]).frames).toContain(origin);
});

test('every service has an address in the table above', () => {
  expect(new Set(addresses.map(([name]) => name))).toEqual(new Set(filmServices.map(({ name }) => name)));
});

test.each([
  ['/storage/v1/object/public/films/a.mp4', 'file'],
  ['https://example.com/film.webm?token=1', 'file'],
  ['https://example.com/film.ogv', 'file'],
  ['https://example.com/talk.MP3', 'file'],
  ['https://example.com/talk.m4a', 'file'],
  ['https://example.com/talk.ogg', 'file'],
  ['https://example.com/film/master.m3u8?a=b', 'stream'],
  ['https://example.com/film/manifest.mpd', 'stream'],
  ['https://example.com/film.flv', 'flash'],
  ['https://example.com/page?film=a.mp4', 'unknown'],
  ['https://example.com/?youtu.be/abc123XYZ_-', 'unknown'],
  ['https://notyoutube.com/watch?v=abc123XYZ_-', 'unknown'],
  ['https://www.youtube.com/@tivoli', 'unknown'],
  ['https://vimeo.com/tivoli', 'unknown'],
  ['javascript:alert(1)//a.mp4', 'unknown'],
  ['https://[', 'unknown'],
])('%s is taken for: %s', (url, kind) => {
  expect(filmPlace(url).kind).toBe(kind);
});

/** What a service is asked for: in the address of its frame, and by messages once the frame answers. */
function asked(url: string, settings: Partial<typeof usual>): string {
  const place = filmPlace(url);
  if (place.kind !== 'service') throw new Error(`${url} is of no service.`);
  const all = { ...usual, ...settings };
  return `${frameAddress(place, all).href} ${JSON.stringify(place.service.messages?.apply?.(all) ?? [])}`;
}

test.each([
  ['https://youtu.be/abc123XYZ_-', { loop: true }, ['loop=1', 'playlist=abc123XYZ_-']],
  ['https://youtu.be/abc123XYZ_-', { muted: true }, ['mute=1']],
  ['https://youtu.be/abc123XYZ_-', { volume: 0.5 }, ['{"event":"command","func":"setVolume","args":[50]}']],
  ['https://youtu.be/abc123XYZ_-', { playbackRate: 2 }, ['"func":"setPlaybackRate","args":[2]']],
  ['https://vimeo.com/76979871', { loop: true, muted: true }, ['muted=1', 'loop=1']],
  ['https://vimeo.com/76979871', { volume: 0.5, playbackRate: 2 }, ['"setVolume","value":0.5', 'Rate","value":2']],
  ['https://www.dailymotion.com/video/x7tgad0', { loop: true, muted: true }, ['mute=true', 'loop=true']],
  ['https://home.wistia.com/medias/e4a27b971d', { loop: true, muted: true }, ['endVideoBehavior=loop', 'muted=true']],
  ['https://www.twitch.tv/videos/106400740', { muted: true }, ['muted=true']],
  ['https://soundcloud.com/a/b', { volume: 0.5 }, ['{"method":"setVolume","value":50}']],
  ['https://streamable.com/moo', { volume: 0.5, loop: true }, ['"method":"setVolume","value":50', 'loop=1']],
])('%s is asked for %o', (url, settings, wanted) => {
  const usually = asked(url, {});
  for (const part of wanted) {
    expect(asked(url, settings)).toContain(part);
    expect(usually).not.toContain(part);
  }
});

test('a frame says that its film plays, stops or fails, each service in its own words', () => {
  const read = (url: string, message: object) => {
    const place = filmPlace(url);
    return place.kind === 'service' ? place.service.messages?.read(message) : undefined;
  };
  const youtube = 'https://youtu.be/abc123XYZ_-';
  expect(read(youtube, { event: 'infoDelivery', info: { playerState: 1 } })).toBe('plays');
  expect(read(youtube, { event: 'onStateChange', info: 0 })).toBe('stops');
  expect(read(youtube, { event: 'onError', info: 150 })).toBe('fails');
  expect(read(youtube, { event: 'initialDelivery', info: null })).toBeUndefined();
  expect(read('https://vimeo.com/76979871', { event: 'ended' })).toBe('stops');
  expect(read('https://soundcloud.com/a/b', { method: 'finish' })).toBe('stops');
  expect(read('https://streamable.com/moo', { context: 'player.js', event: 'pause' })).toBe('stops');
  expect(read('https://www.tiktok.com/@a/video/71065', { type: 'onStateChange', value: 0 })).toBe('stops');
  expect(read('https://www.dailymotion.com/video/x7tgad0', { event: 'pause' })).toBeUndefined();
});
