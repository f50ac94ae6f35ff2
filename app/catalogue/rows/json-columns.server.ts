import { z } from 'zod';
import {
  cateringFields,
  furtherContactFields,
  quickStatsFields,
  transportationFields,
} from '#app/catalogue/property-fields/hotel-fields.ts';
import { eventPolicyFields } from '#app/catalogue/property-fields/policy-fields.ts';
import { houseRuleFields } from '#app/catalogue/property-fields/price-fields.ts';
import { fieldsSchema } from './field-schemas.server.ts';
import { pagePlanSchema } from './page-plan.server.ts';

/** Is called for a row that is not as it should be; the page is shown without the part in question. */
export type ReportInvalid = (message: string) => void;

export function reportOnce(say: ReportInvalid): ReportInvalid {
  const said = new Set<string>();
  return (message) => {
    if (said.has(message) || said.size >= 1_000) return;
    said.add(message);
    say(message);
  };
}

const schemas = {
  'hotels.quick_stats': fieldsSchema(quickStatsFields),
  'hotels.transport': fieldsSchema(transportationFields),
  'hotels.catering': fieldsSchema(cateringFields).optional(),
  'hotels.further_contacts': fieldsSchema(furtherContactFields),
  'hotels.house_rules': fieldsSchema(houseRuleFields),
  'hotels.map': z.object({ embedUrl: z.string().exactOptional() }),
  'hotels.nearby': z.array(z.string()),
  'hotels.page_plan': pagePlanSchema,
  'hotel_policies.event_policies': fieldsSchema(eventPolicyFields),
  'hotel_spaces.configurations': z.array(z.object({ style: z.string(), capacity: z.number() })),
};
type Column = keyof typeof schemas;
type ValueOf<Name extends Column> = z.output<(typeof schemas)[Name]>;

/** Returns the value of a JSON column, or `otherwise` if it is null or does not match its schema. */
export function readColumn<Name extends Column>(
  name: Name,
  { value, of, otherwise }: { value: unknown; of: string; otherwise: ValueOf<Name> },
  reportInvalid: ReportInvalid,
): ValueOf<Name> {
  const read = schemas[name].safeParse(value ?? otherwise);
  if (read.success) return read.data as ValueOf<Name>;
  const [issue] = read.error.issues;
  reportInvalid(
    `${name} of ${of} is not as expected at "${issue?.path.join('.')}" (${issue?.message}); it is left out`,
  );
  return otherwise;
}
