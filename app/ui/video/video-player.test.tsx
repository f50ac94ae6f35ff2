import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { VideoThumbnail } from './video-card.tsx';
import { VideoPlayer } from './video-player.tsx';

const hosted = { title: 'A lawn at dusk', url: 'https://youtu.be/abc123XYZ' };
const heard = { onReady: () => {}, onStop: () => {}, onFail: () => {} };
const play = (overlays?: boolean) =>
  renderToStaticMarkup(<VideoPlayer video={hosted} {...heard} {...(overlays !== undefined && { overlays })} />);

test('nothing covers a video service’s branding unless the player is told to', () => {
  expect(play()).not.toContain('video-overlay');
  expect(play(false)).not.toContain('video-overlay');
  expect(play(true).match(/class="video-overlay"/g)).toHaveLength(2);
});

test('a film without any picture shows its title over a gradient', () => {
  const film = { title: 'The stairway', url: 'https://example.com/film.mp4' };
  const html = renderToStaticMarkup(<VideoThumbnail video={film} shown={{ phone: 100, desktop: 50 }} shape="16:9" />);
  expect(html).toBe('<span class="video-title" aria-hidden="true">The stairway</span>');
});

test('a file plays in a player of 640 by 360 with controls unless a page wants another one', () => {
  const film = { title: 'The stairway', url: 'https://example.com/film.mp4' };
  const usual = renderToStaticMarkup(<VideoPlayer video={film} {...heard} />);
  expect(usual).toContain('<video controls="" width="640" height="360" src="https://example.com/film.mp4" autoPlay=""');
  const other = renderToStaticMarkup(<VideoPlayer video={film} {...heard} controls={false} loop muted width="100%" />);
  expect(other).toContain('<video loop="" muted="" width="100%"');
});
