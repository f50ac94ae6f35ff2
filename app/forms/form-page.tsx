import type { ReactNode } from 'react';
import { phoneLink } from '#app/language/format-phone.ts';
import { PageOpener } from '#app/ui/page-opener.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import type { Picture as PictureFacts } from '#platform/images/picture.ts';
import styles from './form-page.css?url';
import { formPageTexts as texts } from './texts.ts';

interface FormPageProps {
  title?: string;
  text?: string;
  picture?: PictureFacts | undefined;
  /** The top of a page that has one of its own, which says by when the team answers. */
  opener?: ReactNode;
  phone: string;
  /** What happens once the form is sent. */
  steps?: { heading: string; items: readonly string[] };
  aside?: ReactNode;
  children: ReactNode;
}

/** A page with a form. On a phone the phone number follows the form, so that the first field is not a screen away. */
export function FormPage({ title = '', text = '', picture, opener, phone, steps, aside, children }: FormPageProps) {
  return (
    <>
      {opener ?? <PageOpener title={title} text={text} picture={picture} />}
      <div className="form-page wrap">
        <p className="measure text-quiet">
          {opener ? null : `${texts.answer} `}
          {texts.beforeSign} <span className="text-deep">*</span> {texts.afterSign}
        </p>
        <div>{children}</div>
        <div>
          <p className="text-small text-quiet">{texts.preferToTalk}</p>
          <a href={phoneLink(phone)} className="text-heading figures">
            {phone}
          </a>
          {steps ? (
            <section className="mt-8 measure">
              <h2 className="text-small-heading">{steps.heading}</h2>
              <ol className="rows mt-2 text-quiet">
                {steps.items.map((step) => (
                  <li key={step} className="py-3">
                    {step}
                  </li>
                ))}
              </ol>
            </section>
          ) : null}
          {aside}
        </div>
      </div>
    </>
  );
}

/** The styles that only pages with a form and the confirmation have. */
export const formPageStyles = { rel: 'stylesheet', href: styles };

interface PlaceOpenerProps {
  picture: PictureFacts;
  /** Who answers, and by when. */
  team?: string;
  when?: string;
  /** A form follows, whose first field is to be on the first screen. */
  isLow?: boolean;
  /** What is said first, and what follows the promise of an answer. */
  children: ReactNode;
  below?: ReactNode;
}

/** The top of the enquiry and of its confirmation: the picture of the house beside the first words. */
export function PlaceOpener({ picture, team, when, isLow, children, below }: PlaceOpenerProps) {
  return (
    <section className="place on-night" data-low={isLow ? '' : undefined}>
      <div className="place-picture fill">
        <Picture
          picture={picture}
          shown={{ phone: 100, desktop: 50, atMost: 960 }}
          crop={isLow ? '3:2' : '4:5'}
          portrait={{ crop: '3:2' }}
          load="first"
          alt=""
        />
      </div>
      <div className="place-words">
        {children}
        {team ? (
          <p className="place-promise">
            <span className="block text-quiet">{team}</span>
            <span className="text-heading text-accent">{when}</span>
          </p>
        ) : null}
        {below}
      </div>
    </section>
  );
}
