import { paths } from '#app/paths.ts';
import { TextLink } from '#app/ui/links/text-link.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { WindowLines } from '#app/ui/pictures/window-lines.tsx';
import type { Picture as PictureFacts } from '#platform/images/picture.ts';
import { storyTexts as texts } from './texts.ts';

interface StoryProps {
  story: {
    heading: string;
    paragraphs: string[];
    figures: { figure: string; text: string }[];
    image: PictureFacts;
  };
}

/** The group's history, with a picture in the outline of a window at its end. */
export function Story({ story: { heading, paragraphs, figures, image } }: StoryProps) {
  return (
    <section className="story on-night wrap" aria-labelledby="story-heading">
      <div className="story-words">
        <div>
          <h2 id="story-heading" className="text-section">
            {heading}
          </h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="measure mt-5">
              {paragraph}
            </p>
          ))}
          <p className="mt-3">
            <TextLink to={paths.ourStory()}>{texts.ourStory}</TextLink>
          </p>
        </div>
        <dl className="story-figures">
          {figures.map(({ figure, text }) => (
            <div key={figure} className="hairline-t">
              <dt className="text-small text-quiet">{text}</dt>
              <dd className="text-section figures text-gold">{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="story-window">
        <div className="window-opening fill">
          <Picture picture={image} shown={{ phone: 90, desktop: 87, atMost: 1248 }} portrait={{ crop: '4:5' }} />
        </div>
        <WindowLines className="window-line" />
      </div>
    </section>
  );
}
