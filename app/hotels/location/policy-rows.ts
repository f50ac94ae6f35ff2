import type { Property } from '#app/catalogue/property.ts';
import { facilityFields } from '#app/catalogue/property-fields/facility-fields.ts';
import { eventPolicyFields, policyFields } from '#app/catalogue/property-fields/policy-fields.ts';
import { type Fact, listFacts } from '#app/catalogue/property-fields/property-field.ts';
import { policyRowsTexts as texts } from './texts.ts';

/** Those for events, and the services, are in the planner's section if the plan has one. */
export function policyRows(property: Property): Fact[] {
  const { policies, plan, services } = property;
  const ofHouse = listFacts(policyFields, policies);
  if (plan.sections.includes('planning')) return ofHouse;
  const offered = services.length > 0 ? [{ name: texts.services, text: services.join(', ') }] : [];
  return [...ofHouse, ...listFacts(eventPolicyFields, policies), ...offered, ...listFacts(facilityFields, property)];
}
