/** What became of a form, in the words of the metric. */
const outcomes = { stored: 'stored', invalid: 'invalid', flood: 'too_many', unavailable: 'refused' } as const;

export type FormName = 'enquiry' | 'room_request' | 'application';
export type FormOutcome = (typeof outcomes)[keyof typeof outcomes] | 'repeated';

/** How many forms of each kind came to which end since this process started. */
export class FormCounts {
  readonly #counts = new Map<string, { form: FormName; outcome: FormOutcome; count: number }>();

  /** The same service, and each result of a form that it gives is counted. */
  of<Service extends object>(form: FormName, service: Service): Service {
    return new Proxy(service, {
      get: (target, name, receiver) => {
        const member: unknown = Reflect.get(target, name, receiver);
        if (typeof member !== 'function') return member;
        return async (...args: unknown[]) => {
          const result: unknown = await member.apply(target, args);
          const outcome = outcomeOf(result);
          if (outcome) this.#add(form, outcome);
          return result;
        };
      },
    });
  }

  all(): { form: FormName; outcome: FormOutcome; count: number }[] {
    return [...this.#counts.values()];
  }

  #add(form: FormName, outcome: FormOutcome): void {
    const key = `${form} ${outcome}`;
    const kept = this.#counts.get(key) ?? { form, outcome, count: 0 };
    kept.count += 1;
    this.#counts.set(key, kept);
  }
}

/** Of a `SubmitResult`, by itself or as an `outcome` beside the values; undefined for every other answer. */
function outcomeOf(result: unknown): FormOutcome | undefined {
  if (typeof result !== 'object' || result === null) return undefined;
  if ('outcome' in result) return outcomeOf(result.outcome);
  if (!('kind' in result) || typeof result.kind !== 'string' || !(result.kind in outcomes)) return undefined;
  if ('repeated' in result && result.repeated === true) return 'repeated';
  return outcomes[result.kind as keyof typeof outcomes];
}
