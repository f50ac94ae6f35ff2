import { estimateLineTexts as texts } from './texts.ts';

interface EstimateLineProps {
  id: string;
  /** The address of the page, which shows its form again with the estimate. */
  action: string;
  /** What it may cost by what is filled in already, in words. */
  first: string | undefined;
}

/**
 * Says in a form what it may cost: with scripts while it is filled in (`followForm` writes it into the marked element),
 * else at a press of the button, by which the server shows the form again.
 */
export function EstimateLine({ id, action, first }: EstimateLineProps) {
  return (
    <div id={id} className="estimate-line scroll-mt-32">
      <p role="status">
        <b data-estimate={texts.mayCost}>{first}</b>
      </p>
      <button
        type="submit"
        name="show_estimate"
        value="yes"
        formAction={`${action}#${id}`}
        className="choice without-script mt-6"
      >
        {texts.showMayCost}
      </button>
    </div>
  );
}
