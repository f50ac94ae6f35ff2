import type { Award, PressItem, SocialPost } from '#app/catalogue/editorial.ts';
import { compactCount } from '#app/language/compact-count.ts';
import { paths } from '#app/paths.ts';
import { Icon } from '#app/ui/icon.tsx';
import { NewTabTextLink } from '#app/ui/links/new-tab-text-link.tsx';
import { ArchPicture } from '#app/ui/pictures/arch-picture.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';

interface AcclaimProps {
  awards: Award[];
  press: Pick<PressItem, 'id' | 'title' | 'publication' | 'date' | 'link'>[];
  posts: (SocialPost & { day: string })[];
  linkedIn: string;
}

/** Formats as "49 comments", or "1 comment". */
function counted(count: number, what: string): string {
  return `${compactCount(count)} ${what}${count === 1 ? '' : 's'}`;
}

function Post({ post }: { post: AcclaimProps['posts'][number] }) {
  return (
    <a href={post.url} target="_blank" rel="noopener" className="post">
      <Picture picture={post.image} shown={{ phone: 70, tablet: 30, desktop: 19, atMost: 290 }} crop="3:2" alt="" />
      <time dateTime={post.date} className="text-small mt-4 block text-quiet">
        {post.day}
      </time>
      <span className="block">{post.excerpt}</span>
      <span className="text-small figures mt-1 flex flex-wrap gap-x-5 text-quiet">
        <span>{counted(post.likes, 'like')}</span>
        <span>{counted(post.comments, 'comment')}</span>
        <span>{counted(post.shares, 'share')}</span>
      </span>
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  );
}

/** Awards, press and posts about the group, in three short lists. */
export function Acclaim({ awards, press, posts, linkedIn }: AcclaimProps) {
  return (
    <div className="acclaim on-cream wrap section-space">
      <section aria-labelledby="awards-heading">
        <h2 id="awards-heading" className="text-heading">
          Awards &amp; Accolades
        </h2>
        <ul className="awards">
          {awards.map(({ id, name, category, year, description, image }) => (
            <li key={id}>
              <span className="award-arch">
                <ArchPicture picture={image} />
              </span>
              <div>
                <h3 className="text-small-heading">{name}</h3>
                <p className="text-small text-quiet">{description}</p>
                <p className="text-small figures mt-1 text-accent">
                  {category} · {year}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="press-heading">
        <div>
          <h2 id="press-heading" className="text-heading">
            Latest Press Coverage
          </h2>
          <NewTabTextLink to={paths.pressCoverage()}>View All Press Releases</NewTabTextLink>
        </div>
        <ul className="rows">
          {press.map(({ id, title, publication, date, link }) => (
            <li key={id}>
              <a href={link} target="_blank" rel="noopener" className="row article-row">
                <span className="text-small text-quiet">{publication}</span>
                <h3 className="article-title text-small-heading">{title}</h3>
                <span className="text-small figures text-quiet">{date}</span>
                <Icon name="external" className="size-5 text-accent" />
                <span className="sr-only">(opens in a new tab)</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="posts-heading">
        <div>
          <h2 id="posts-heading" className="text-heading">
            Latest from LinkedIn
          </h2>
          <NewTabTextLink to={linkedIn}>Follow Us on LinkedIn</NewTabTextLink>
        </div>
        <ul className="posts">
          {posts.map((post) => (
            <li key={post.id}>
              <Post post={post} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
