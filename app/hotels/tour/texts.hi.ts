import type * as english from './texts.ts';

export const tourTexts: typeof english.tourTexts = {
  inside: 'अंदर',
  guests: (figure) => `${figure} मेहमान`,
  onTo: (place) => `आगे: ${place}`,
  backTo: (place) => `वापस: ${place}`,
  title: (hotel) => `${hotel} की सैर`,
  description: (hotel) => `${hotel} के दरवाज़े से हॉल और कमरों तक, तस्वीर-दर-तस्वीर।`,
  place: (place, count) => `${count} में से ${place}`,
  leave: 'टूर से बाहर जाएँ',
  places: 'टूर की जगहें',
  enquire: (place) => `${place} के बारे में पूछें`,
  again: 'फिर कोशिश करें',
  unsupported: 'यह ब्राउज़र जगहों को चारों ओर से नहीं दिखा सकता। नीचे की तस्वीरें वही जगहें दिखाती हैं।',
  failed: 'चारों ओर का दृश्य नहीं आ सका। नीचे की तस्वीरें वही जगहें दिखाती हैं।',
};
