import type { PressItem } from '#app/catalogue/editorial.ts';
import { paths } from '#app/paths.ts';
import { Badge } from '#app/ui/badge.tsx';
import { NewTabTextLink } from '#app/ui/links/new-tab-text-link.tsx';
import { TextLink } from '#app/ui/links/text-link.tsx';
import { PageOpener } from '#app/ui/page-opener.tsx';
import { SampleMark } from '#app/ui/sample-mark.tsx';
import { ArticlePictures } from './article-pictures.tsx';
import { pressPageTexts as texts } from './texts.ts';

function Article({ item, isFirst }: { item: PressItem; isFirst: boolean }) {
  const { id, title, excerpt, publication, date, link, image, images } = item;
  return (
    <article aria-labelledby={`article-${id}`}>
      <ArticlePictures pictures={images ?? (image ? [image] : [])} isFirst={isFirst} />
      <div>
        <p className="mt-5 flex flex-wrap gap-3">
          <Badge>{publication}</Badge>
          <Badge look="line">{date}</Badge>
        </p>
        <h2 id={`article-${id}`} className="text-heading mt-4">
          {title}
          <SampleMark of={item} />
        </h2>
        <p className="measure mt-2 text-quiet">{excerpt}</p>
        <NewTabTextLink to={link} about={title}>
          {texts.readArticle}
        </NewTabTextLink>
      </div>
    </article>
  );
}

/** Articles about the group. */
export function PressPage({ press, mediaEmail }: { press: PressItem[]; mediaEmail: string }) {
  return (
    <>
      <PageOpener title={texts.title} text={texts.text} />
      <div className="on-cream wrap section-space">
        {press.length === 0 ? (
          <div>
            <h2 className="text-heading">{texts.none}</h2>
            <p className="mt-2 text-quiet">{texts.checkBack}</p>
          </div>
        ) : (
          <div className="articles">
            {press.map((item, place) => (
              <Article key={item.id} item={item} isFirst={place === 0} />
            ))}
          </div>
        )}
      </div>
      <section className="on-night jaali jaali-faint wrap section-space" aria-labelledby="media-heading">
        <h2 id="media-heading" className="text-section">
          {texts.media}
        </h2>
        <p className="text-lead measure mt-4 text-quiet">{texts.whatMediaGet}</p>
        <p className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-3">
          <a href={`mailto:${mediaEmail}`} className="button button-gold">
            {texts.byEmail}
          </a>
          <TextLink to={paths.contact({ about: 'media' })}>{texts.writeHere}</TextLink>
          <TextLink to={paths.home()}>{texts.toHome}</TextLink>
        </p>
      </section>
    </>
  );
}
