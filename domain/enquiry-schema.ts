import { z } from 'zod';
import type { Enquiry, EnquiryField, EnquiryValues, FieldErrors } from './enquiry.ts';
import { enquiryFields } from './enquiry.ts';
import { enquiryRules, type Reading, type RuleContext } from './enquiry-rules.ts';
import { variantOf } from './enquiry-variant.ts';
import { readPhone } from './phone.ts';

/** What a form, a script or a hostile client may send for a text. Files and objects are no text. */
const typed = z.union([z.string(), z.number().transform(String), z.boolean().transform(String)]).catch('');

/** Any input as the texts that a form would show again. */
const valuesSchema: z.ZodType<EnquiryValues> = z
  .record(z.string(), z.unknown())
  .catch({})
  .transform((input) => {
    const texts = [...enquiryFields, 'submission_id', 'variant', 'campaign'].map((name) => [
      name,
      typed.parse(input[name]),
    ]);
    return Object.fromEntries(texts) as EnquiryValues;
  });

export function readEnquiryValues(input: unknown): EnquiryValues {
  return valuesSchema.parse(input);
}

function field<T>(read: (text: string) => Reading<T>) {
  return z.string().transform((text, context): T => {
    const reading = read(text);
    if ('value' in reading) return reading.value;
    context.addIssue({ code: 'custom', message: reading.problem });
    return z.NEVER;
  });
}

/** One schema for both variants; its messages are the rules' sentences. */
export function enquirySchema(context: Omit<RuleContext, 'readPhone'>) {
  const rules = enquiryRules({ ...context, readPhone });
  return z.object({
    variant: z.string().transform(() => context.variant),
    name: field(rules.name),
    email: field(rules.email),
    phone: field(rules.phone),
    event_type: field(rules.event_type),
    event_date: field(rules.event_date),
    guest_count: field(rules.guest_count),
    venue_id: field(rules.venue_id),
    needs_rooms: field<boolean>(rules.needs_rooms),
    budget_range: field(rules.budget_range),
    special_requirements: field(rules.special_requirements),
  });
}

/** Making a schema costs more than all else that reads an enquiry; the day and the hotels seldom change. */
const schemas = new WeakMap<ReadonlySet<string>, Map<string, ReturnType<typeof enquirySchema>>>();

function keptSchema(context: Omit<RuleContext, 'readPhone'>): ReturnType<typeof enquirySchema> {
  const ofVenues = schemas.get(context.venues) ?? new Map<string, ReturnType<typeof enquirySchema>>();
  schemas.set(context.venues, ofVenues);
  const key = `${context.variant} ${context.today}`;
  const schema = ofVenues.get(key) ?? enquirySchema(context);
  ofVenues.set(key, schema);
  return schema;
}

/** An accepted enquiry, or a sentence for each field that cannot be right. */
export function readEnquiry(
  values: EnquiryValues,
  context: Omit<RuleContext, 'readPhone' | 'variant'>,
): { enquiry: Enquiry } | { errors: FieldErrors } {
  const result = keptSchema({ ...context, variant: variantOf(values) }).safeParse(values);
  if (result.success) return { enquiry: result.data };
  const errors: FieldErrors = {};
  for (const issue of result.error.issues) {
    const [name] = issue.path as [EnquiryField];
    errors[name] ??= issue.message;
  }
  return { errors };
}
