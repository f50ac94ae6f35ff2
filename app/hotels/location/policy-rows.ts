import type { Property } from '#app/catalogue/property.ts';
import { type Fact, listFacts } from '#app/catalogue/property-fields/list-facts.ts';
import { eventPolicyFields, policyFields } from '#app/catalogue/property-fields/policy-fields.ts';

/** Returns the policies of a property; those for events are in the planner's section if its plan has one. */
export function policyRows({ policies, plan }: Property): Fact[] {
  const ofEvents = plan.sections.includes('planning') ? [] : listFacts(eventPolicyFields, policies);
  return [...listFacts(policyFields, policies), ...ofEvents];
}
