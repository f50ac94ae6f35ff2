import { Icon } from '#app/ui/icon.tsx';
import { playsAsFile, type Video } from '#app/ui/video/video.ts';
import { watchElsewhereTexts as texts } from './texts.ts';

/** The link to a film at another site; none for a file of ours, which plays here. */
export function WatchElsewhere({ film: { url } }: { film: Video }) {
  if (url.startsWith('/') && playsAsFile(url)) return null;
  return (
    <a href={url} className="button button-gold">
      <Icon name="play" className="size-5" />
      {watchAt(url)}
    </a>
  );
}

/** "Watch on …"; that a film is opened, if it lies on this site. */
export function watchAt(url: string): string {
  return URL.canParse(url) ? texts.watchOn(new URL(url).hostname.replace(/^www\./, '')) : texts.open;
}
