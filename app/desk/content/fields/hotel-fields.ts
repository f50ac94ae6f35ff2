import { contactFields } from '#app/catalogue/property-fields/contact-fields.ts';
import { facilityFields } from '#app/catalogue/property-fields/facility-fields.ts';
import {
  addressFields,
  hotelFields,
  quickStatsFields,
  searchEngineFields,
} from '#app/catalogue/property-fields/hotel-fields.ts';
import type { ContentPlan } from '#app/desk/content/fields/content-field.ts';
import { propertyContentFields } from '#app/desk/content/fields/property-content-fields.ts';
import { shownField } from '#app/desk/content/fields/shared-fields.ts';

export const hotelPlan: ContentPlan = {
  entity: 'hotels',
  one: 'hotel',
  many: 'Hotels',
  label: 'name',
  order: 'sort_order',
  fields: [
    shownField,
    ...propertyContentFields(hotelFields),
    ...propertyContentFields(addressFields),
    ...propertyContentFields(contactFields),
    ...propertyContentFields(quickStatsFields, 'quick_stats'),
    ...propertyContentFields(facilityFields),
    ...propertyContentFields(searchEngineFields),
  ],
};
