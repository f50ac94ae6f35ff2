import { fieldLimits } from '#app/forms/rules/shared-field-limits.ts';
import type { texts as english } from './room-request-rules.texts.ts';

export const texts: typeof english = {
  roomTypeMissing: 'कमरा चुनें, या “कोई भी”',
  roomTypeUnknown: 'सूची में से कमरा चुनें',
  roomsWrong: (most) => `कमरों की संख्या 1 से ${most} के बीच लिखें`,
  adultsWrong: (most) => `वयस्कों की संख्या 1 से ${most} के बीच लिखें`,
  childrenWrong: (most) => `बच्चों की संख्या 0 से ${most} के बीच लिखें`,
  requestsTooLong: `ख़ास ज़रूरतें ज़्यादा से ज़्यादा ${fieldLimits.specialRequirements} अक्षरों में लिखें`,
  dateWrong: 'तारीख़ में दिन, महीना और साल लिखें',
  arrivalMissing: 'आने की तारीख़ लिखें',
  arrivalPast: 'आज या उसके बाद की तारीख़ चुनें',
  arrivalFar: 'अगले तीन साल के भीतर की तारीख़ चुनें',
  departureMissing: 'जाने की तारीख़ लिखें',
  departureEarly: 'आने की तारीख़ के बाद की कोई तारीख़ चुनें',
  stayTooLong: (nights) => `ज़्यादा से ज़्यादा ${nights} रातें चुनें`,
};
