import type { texts as english } from './step-inside.texts.ts';

export const texts: typeof english = {
  stepInside: 'अंदर आइए',
  around: (places) => `${places} जगहें, चारों ओर से। घूमने के लिए खींचें; सुनहरे निशान आगे ले जाते हैं।`,
  unsupported: 'यह ब्राउज़र जगहों को चारों ओर से नहीं दिखा सकता। नीचे की तस्वीरें वही जगहें दिखाती हैं।',
  failed: 'टूर नहीं आ सका। कृपया फिर कोशिश करें, या नीचे की तस्वीरें देखें।',
};
