import { enquiryFormTexts as texts } from '#app/enquiries/texts.ts';
import { paths } from '#app/paths.ts';

/**
 * Says in a form what the event may cost: with scripts while it is filled in (`followForm` writes it into the marked
 * element), else at a press of the button, by which the server shows the form again.
 */
export function EstimateLine({ id, first }: { id: string; first: string | undefined }) {
  return (
    <div id={id} className="estimate-line scroll-mt-32">
      <p role="status">
        <b data-estimate={texts.mayCost}>{first}</b>
      </p>
      <button
        type="submit"
        name="show_estimate"
        value="yes"
        formAction={`${paths.enquire()}#${id}`}
        className="choice without-script mt-6"
      >
        {texts.showMayCost}
      </button>
    </div>
  );
}
