import { fieldLimits as limits } from '#app/forms/rules/shared-field-limits.ts';
import type { texts as english } from './enquiry-rules.texts.ts';

export const texts: typeof english = {
  eventTypeMissing: 'बताइए कि कौन-सा आयोजन है',
  eventTypeUnknown: 'सूची में से आयोजन चुनें',
  dateMissing: 'तारीख़ चुनें',
  dateImpossible: 'कैलेंडर में ऐसी कोई तारीख़ नहीं है: दिन और महीना जाँच लें',
  dateWrong: 'तारीख़ में दिन, महीना और साल लिखें',
  datePast: 'आज या उसके बाद की तारीख़ चुनें',
  dateFar: 'अगले तीन साल के भीतर की तारीख़ चुनें',
  guestsMissing: 'बताइए कि कितने मेहमान होंगे',
  guestsWrong: '1 से 10,000 तक की पूरी संख्या लिखें',
  venueMissing: 'वेन्यू चुनें',
  spaceUnknown: 'सूची में से हॉल या लॉन चुनें',
  venueUnknown: 'सूची में से होटल या वेन्यू चुनें',
  roomsUnknown: 'हाँ या नहीं चुनें',
  budgetUnknown: 'सूची में से बजट चुनें',
  requirementsTooLong: `ख़ास ज़रूरतें ज़्यादा से ज़्यादा ${limits.specialRequirements} अक्षरों में लिखें`,
};
