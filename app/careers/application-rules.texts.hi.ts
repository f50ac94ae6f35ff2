import type { texts as english } from './application-rules.texts.ts';

export const texts: typeof english = {
  positionMissing: 'पद चुनें',
  positionUnknown: 'सूची में से कोई पद चुनें',
  addressMissing: 'अपना पता लिखें',
  addressTooLong: (most) => `पता ज़्यादा से ज़्यादा ${most} अक्षरों में लिखें`,
  motivationMissing: 'हमें बताइए कि आप Tivoli से क्यों जुड़ना चाहते हैं',
  motivationTooLong: (most) => `जवाब ज़्यादा से ज़्यादा ${most} अक्षरों में लिखें`,
  coverLetterTooLong: (most) => `कवर लेटर ज़्यादा से ज़्यादा ${most} अक्षरों में लिखें`,
};
