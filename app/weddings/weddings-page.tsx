import { EnquiryForm, type EnquiryFormProps } from '#app/enquiries/event/enquiry-form.tsx';
import { fullScreen } from '#app/ui/carousel/slide-pictures.tsx';
import { Breadcrumb } from '#app/ui/links/breadcrumb.tsx';
import { PageLink } from '#app/ui/links/page-link.tsx';
import { Stage, stages } from '#app/ui/loading/stage.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import type { Picture as PictureFacts } from '#platform/images/picture.ts';
import { CeremonyPlanner, type CeremonyPlannerProps } from './ceremony-planner.tsx';
import { FilmGroup } from './film-group.tsx';
import { Reels } from './reels.tsx';
import { weddingsPageTexts as texts } from './texts.ts';
import type { FilmGroup as FilmGroupFacts, WeddingFilm } from './wedding-films.ts';

interface WeddingsPageProps {
  title: string;
  text: string;
  hero: PictureFacts;
  groups: readonly FilmGroupFacts[];
  reels: { heading: string; films: readonly WeddingFilm[] };
  planner: CeremonyPlannerProps;
  form: { heading: string; text: string };
  enquiry: EnquiryFormProps;
}

/** The page of weddings: films by ceremony, the hotels that suit each, and the form. */
export function WeddingsPage({ title, text, hero, groups, reels, planner, form, enquiry }: WeddingsPageProps) {
  return (
    <>
      <section className="hotel-hero on-night" data-layout="low-left">
        <div className="hotel-hero-picture fill">
          <Picture picture={hero} shown={fullScreen} portrait={{ crop: '3:5' }} crop="16:9" load="first" alt="" />
          <div className="hotel-hero-scrim" />
        </div>
        <div className="hotel-hero-words wrap">
          <Breadcrumb here={texts.here} />
          <h1 className="text-hero">{title}</h1>
          <p className="text-lead measure mt-4">{text}</p>
          <PageLink to="#plan" className="button button-gold mt-6">
            {form.heading}
          </PageLink>
        </div>
      </section>
      <div className="film-groups on-cream wrap section-space">
        {groups.map((group) => (
          <Stage key={group.id} after={stages.priority}>
            <FilmGroup {...group} />
          </Stage>
        ))}
      </div>
      <Stage after={stages.secondary}>
        <Reels {...reels} />
      </Stage>
      <Stage after={stages.tertiary}>
        <CeremonyPlanner {...planner} />
      </Stage>
      <section id="plan" tabIndex={-1} className="on-sand wrap section-space" aria-labelledby="plan-heading">
        <div className="gap-y-10 max-lg:grid lg:columns-12">
          <div className="lg:col-span-4">
            <h2 id="plan-heading" className="text-section">
              {form.heading}
            </h2>
            <p className="measure mt-6 text-quiet">{form.text}</p>
          </div>
          <div className="lg:col-span-7 lg:col-start-6">
            <Stage after={stages.background}>
              <EnquiryForm {...enquiry} />
            </Stage>
          </div>
        </div>
      </section>
    </>
  );
}
