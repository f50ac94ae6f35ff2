import { fieldLimits as limits } from '#app/forms/rules/shared-field-limits.ts';
import type * as english from './texts.ts';

export const enquireRouteTexts: typeof english.enquireRouteTexts = {
  heading: 'अपने ख़ास मौक़े की तैयारी कीजिए',
  here: 'पूछताछ',
  text: 'हमें तारीख़ और मेहमानों की संख्या बताइए।',
  description: 'हमें तारीख़ और मेहमानों की संख्या बताइए। हमारी टीम 24 घंटे के भीतर आपसे संपर्क करेगी।',
  offer: (title) => `“${title}” ऑफ़र`,
  hotelMissing: 'आपका होटल सूची में नहीं है?',
  findHotel: 'उसे खोजें',
  askThere: 'और उसके अपने पेज से पूछें।',
};

export const enquiryDefinitionTexts: typeof english.enquiryDefinitionTexts = {
  eventDate: 'आयोजन की तारीख़',
  guests: 'मेहमानों की संख्या',
  eventType: 'आयोजन',
  preferredVenue: 'वेन्यू',
  venue: 'होटल या वेन्यू',
  space: 'हॉल या लॉन',
  rooms: 'कमरे भी चाहिए?',
  budget: 'बजट',
  requirements: 'ख़ास ज़रूरतें',
  chooseEventType: 'आयोजन चुनें',
  chooseBudget: 'बजट चुनें',
  submit: { home: 'बुकिंग का अनुरोध भेजें', enquiry: 'पूछताछ भेजें' },
  bookingFailed: { title: 'बुकिंग का अनुरोध नहीं भेजा जा सका', message: 'कृपया फिर कोशिश करें।' },
  dayInIndia: (day) => `${day}, भारत में`,
  anyDayInIndia: 'भारत की तारीख़',
};

export const enquiryFormTexts: typeof english.enquiryFormTexts = {
  chooseVenue: 'वेन्यू चुनें',
};

export const enquiryRulesTexts: typeof english.enquiryRulesTexts = {
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
