import { readFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { PictureScript } from '#app/ui/pictures/picture-script.tsx';
import { briefs } from '#content/pictures/briefs.ts';
import { type PictureName, picture } from '#content/pictures/picture.ts';

const css = readFileSync('app/ui/pictures/picture.css', 'utf8');
const page = 'body { margin: 0 } .card { display: block; padding: 20px } p { height: 600px }';

/** A page of sixty pictures below each other; the first is a portrait that fills a phone's screen. */
export function sixtyPictures(): string {
  const names = Object.keys(briefs).slice(0, 59) as PictureName[];
  const html = renderToString(
    <html lang="en">
      <head>
        <title>Sixty pictures</title>
        <style>{page + css}</style>
        <PictureScript />
      </head>
      <body>
        <Picture
          picture={picture('home/hero-1')}
          portrait={{ picture: picture('home/hero-1-phone') }}
          shown={{ phone: 100, desktop: 100 }}
          load="first"
        />
        <p>Words between the first picture and the others.</p>
        {names.map((name) => (
          <span className="card" key={name}>
            <Picture picture={picture(name)} shown={{ phone: 90, tablet: 45, desktop: 30 }} crop="4:5" />
          </span>
        ))}
      </body>
    </html>,
  );
  return `<!doctype html>${html}`;
}

/** An empty page on which every picture is small. */
export function smallPictures(): string {
  return `<!doctype html><title>Small pictures</title><style>${css}.picture { width: 100px }</style>`;
}
