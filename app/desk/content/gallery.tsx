import { Link } from 'react-router';
import { ActButton } from '#app/desk/content/content-action-button.tsx';
import { deskPaths } from '#app/desk-paths.ts';
import { Icon } from '#app/ui/icon.tsx';
import { thumbnail } from './stored-picture.ts';

interface GalleryPicture {
  /** The id of its place in the gallery. */
  id: string;
  mediaId: string;
  type: 'gallery' | 'hero';
  key: string;
  alt: string;
  isFeatured: boolean;
}

interface GalleryProps {
  title: string;
  pictures: GalleryPicture[];
  hotelId: string;
  back: string;
}

/** The pictures of one gallery, in their order. */
export function Gallery({ title, pictures, hotelId, back }: GalleryProps) {
  return (
    <section className="figure-part">
      <h2>{title}</h2>
      {pictures.length === 0 ? <p className="content-quiet">There is no picture here yet.</p> : null}
      <ul className="gallery-wall">
        {pictures.map((picture, index) => (
          <li key={picture.id}>
            <img src={thumbnail(picture.key)} alt={picture.alt} width={320} height={240} loading="lazy" />
            <p>
              {picture.alt || 'No description yet'}
              {picture.isFeatured ? <strong> On the hotel’s cards</strong> : null}
            </p>
            <div className="gallery-acts">
              <ActButton
                values={{ intent: 'move', place: picture.id, direction: 'up' }}
                back={back}
                label={`Move “${picture.alt}” forward`}
                look="square"
                disabled={index === 0}
              >
                <Icon name="left" className="size-4" />
              </ActButton>
              <ActButton
                values={{ intent: 'move', place: picture.id, direction: 'down' }}
                back={back}
                label={`Move “${picture.alt}” back`}
                look="square"
                disabled={index === pictures.length - 1}
              >
                <Icon name="right" className="size-4" />
              </ActButton>
              <Link
                className="content-link"
                to={deskPaths.contentRow('pictures', picture.mediaId)}
                aria-label={`Edit “${picture.alt}”`}
              >
                Edit
              </Link>
              {picture.type === 'gallery' ? (
                <Link
                  className="content-link"
                  to={deskPaths.contentRow('gallery-items', picture.id)}
                  aria-label={`Words and film of “${picture.alt}”`}
                >
                  Words and film
                </Link>
              ) : null}
              {picture.isFeatured ? null : (
                <ActButton
                  values={{ intent: 'feature', hotel: hotelId, media: picture.mediaId }}
                  back={back}
                  label={`On cards: “${picture.alt}”`}
                >
                  On cards
                </ActButton>
              )}
              <ActButton values={{ intent: 'remove', place: picture.id }} back={back} label={`Remove “${picture.alt}”`}>
                Remove
              </ActButton>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
