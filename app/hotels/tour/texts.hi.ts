import type * as english from './texts.ts';

export const tourTexts: typeof english.tourTexts = {
  inside: 'अंदर',
  guests: (figure) => `${figure} मेहमान`,
  onTo: (place) => `आगे: ${place}`,
  backTo: (place) => `वापस: ${place}`,
  title: (hotel) => `${hotel} की सैर`,
  description: (hotel) => `${hotel} के दरवाज़े से हॉल और कमरों तक, तस्वीर-दर-तस्वीर।`,
  place: (place, count) => `${count} में से ${place}`,
  leave: 'होटल के पेज पर लौटें',
  places: 'टूर की जगहें',
  stepInside: 'अंदर आइए',
  around: (places) => `${places} जगहें, चारों ओर से। घूमने के लिए खींचें; सुनहरे निशान आगे ले जाते हैं।`,
  unsupported: 'यह ब्राउज़र जगहों को चारों ओर से नहीं दिखा सकता। नीचे की तस्वीरें वही जगहें दिखाती हैं।',
  failed: 'टूर नहीं आ सका। कृपया फिर कोशिश करें, या नीचे की तस्वीरें देखें।',
};
