import { compactCount } from '#app/language/compact-count.ts';
import { paths } from '#app/paths.ts';
import { Icon } from '#app/ui/icon.tsx';
import { NewTabLink } from '#app/ui/links/new-tab-link.tsx';
import { TextLink } from '#app/ui/links/text-link.tsx';
import { newTabLinkTexts as newTab } from '#app/ui/links/texts.ts';
import { ArchPicture } from '#app/ui/pictures/arch-picture.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { SampleMark } from '#app/ui/sample-mark.tsx';
import type { HomeData } from './home-route.tsx';
import { acclaimTexts as texts } from './texts.ts';

/** Awards, press and posts about the group, in three short lists. A list without a record is left out. */
export function Acclaim({ awards, press, posts, linkedIn }: HomeData) {
  if (awards.length + press.length + posts.length === 0) return null;
  return (
    <div className="acclaim on-cream wrap section-space">
      {awards.length > 0 ? (
        <section aria-labelledby="awards-heading">
          <h2 id="awards-heading" className="text-heading">
            {texts.awards}
          </h2>
          <ul className="awards">
            {awards.map((award) => (
              <li key={award.id}>
                {award.image ? (
                  <span className="award-arch">
                    <ArchPicture picture={award.image} />
                  </span>
                ) : null}
                <div>
                  <h3 className="text-small-heading">
                    {award.name}
                    <SampleMark of={award} />
                  </h3>
                  <p className="text-small text-quiet">{award.description}</p>
                  <p className="text-small figures mt-1 text-accent">
                    {texts.category(award.category)} · {award.year}
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {press.length > 0 ? (
        <section aria-labelledby="press-heading">
          <div>
            <h2 id="press-heading" className="text-heading">
              {texts.press}
            </h2>
            <NewTabLink to={paths.pressCoverage()} className="link">
              {texts.allPress}
            </NewTabLink>
          </div>
          <ul className="rows">
            {press.map(({ id, title, publication, date, link, isSample }) => (
              <li key={id}>
                <a href={link} target="_blank" rel="noopener" className="row article-row">
                  <span className="text-small text-quiet">{publication}</span>
                  <h3 className="article-title text-small-heading">
                    {title}
                    <SampleMark of={{ isSample }} />
                  </h3>
                  <span className="text-small figures text-quiet">{date}</span>
                  <Icon name="external" className="size-5 text-accent" />
                  <span className="sr-only">{newTab.opens}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {posts.length > 0 ? (
        <section aria-labelledby="posts-heading">
          <div>
            <h2 id="posts-heading" className="text-heading">
              {texts.posts}
            </h2>
            <TextLink to={linkedIn}>{texts.follow}</TextLink>
          </div>
          <ul className="posts">
            {posts.map((post) => (
              <li key={post.id}>
                <a href={post.url} className="post relative block">
                  <Picture
                    picture={post.image}
                    shown={{ phone: 70, tablet: 30, desktop: 19, atMost: 290 }}
                    crop="3:2"
                    alt=""
                  />
                  <time dateTime={post.date} className="text-small mt-4 block text-quiet">
                    {post.day}
                  </time>
                  <span className="block">
                    {post.excerpt}
                    <SampleMark of={post} />
                  </span>
                  <span className="text-small figures mt-1 flex flex-wrap gap-x-5 text-quiet">
                    <span>{texts.likes(compactCount(post.likes), post.likes)}</span>
                    <span>{texts.comments(compactCount(post.comments), post.comments)}</span>
                    <span>{texts.shares(compactCount(post.shares), post.shares)}</span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}
