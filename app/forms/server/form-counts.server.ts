import type { SubmitResult } from '#app/forms/form-types.ts';

/** The outcomes of a form, as the metric names them. */
const outcomes = { stored: 'stored', invalid: 'invalid', flood: 'too_many', unavailable: 'refused' } as const;

const formNames = ['enquiry', 'room_request', 'loyalty', 'contact', 'application'] as const;
const counted = [...Object.values(outcomes), 'repeated'] as const;

export type FormName = (typeof formNames)[number];
export type FormOutcome = (typeof counted)[number];

interface Figure {
  form: FormName;
  outcome: FormOutcome;
  count: number;
}

/** Counts forms by kind and outcome since this process started. */
export class FormCounts {
  /** All counters exist from the start, because Prometheus sees an increase only if there was a value before. */
  readonly #figures: Figure[] = formNames.flatMap((form) => counted.map((outcome) => ({ form, outcome, count: 0 })));

  add(form: FormName, result: SubmitResult): void {
    const outcome = result.kind === 'stored' && result.repeated ? 'repeated' : outcomes[result.kind];
    const figure = this.#figures.find((each) => each.form === form && each.outcome === outcome);
    if (figure) figure.count += 1;
  }

  all(): Figure[] {
    return this.#figures;
  }
}
