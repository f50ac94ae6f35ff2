import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { VideoThumbnail } from './video-card.tsx';
import { VideoPlayer } from './video-player.tsx';

const hosted = { title: 'A lawn at dusk', url: 'https://youtu.be/abc123XYZ' };
const play = (overlays?: boolean) =>
  renderToStaticMarkup(
    <VideoPlayer video={hosted} onReady={() => {}} onStop={() => {}} {...(overlays !== undefined && { overlays })} />,
  );

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
