import { Link } from 'react-router';
import { paths } from '#app/paths.ts';
import { ArchPicture } from '#app/ui/pictures/arch-picture.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import type { Picture as PictureFacts } from '#platform/images/picture.ts';
import type { HomeTabs } from './home-tabs.ts';
import { culinaryTexts as texts } from './texts.ts';

interface CulinaryProps {
  culinary: {
    text: string;
    image: PictureFacts;
    cards: { id: string; title: string; text: string; image: PictureFacts }[];
  };
  chosenTabs: HomeTabs;
}

/** The picture of a thali, cut off by the edge of the page, beside the kitchens, each with the way to its menu. */
export function Culinary({ culinary: { text, image, cards }, chosenTabs }: CulinaryProps) {
  return (
    <section id="culinary" className="culinary on-night wrap" aria-labelledby="culinary-heading">
      <div className="culinary-picture fill">
        <Picture picture={image} shown={{ phone: 100, desktop: 60, atMost: 1080 }} alt="" />
      </div>
      <div className="culinary-words">
        <h2 id="culinary-heading" className="text-section">
          {texts.heading}
        </h2>
        <p className="text-lead mt-4 text-quiet">{text}</p>
        <ul className="culinary-cards">
          {cards.map(({ id, title, text: words, image: dish }) => (
            <li key={id} className="hairline-t">
              <ArchPicture picture={dish} />
              <div>
                <h3 className="text-small-heading">{title}</h3>
                <p className="text-small text-quiet">{words}</p>
                <Link
                  to={paths.home({ ...chosenTabs, menu: id })}
                  preventScrollReset
                  className="link"
                  aria-label={texts.viewMenuOf(title)}
                >
                  <span>{texts.viewMenu}</span>
                </Link>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
