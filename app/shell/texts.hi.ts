import type * as english from './texts.ts';

export const bottomBarTexts: typeof english.bottomBarTexts = {
  contact: 'संपर्क',
  call: 'कॉल',
  message: (about) => `नमस्ते, मुझे ${about} के बारे में जानकारी चाहिए।`,
};

export const footerTexts: typeof english.footerTexts = {
  headOffice: 'हेड ऑफ़िस',
  theHeadOffice: 'हेड ऑफ़िस',
  sales: 'सेल्स और बुकिंग',
  regionalOffices: 'क्षेत्रीय ऑफ़िस',
  centralReservations: 'बुकिंग के लिए फ़ोन',
  hotelLocations: 'हमारे होटल',
  openMap: 'Google Maps में खोलें',
  samples: 'नमूने, जो अभी किसी ने नहीं दिए:',
  markThem: 'निशान लगाएँ',
  ambala: 'अंबाला',
  israna: 'इसराना',
  noida: 'नोएडा',
  greaterNoida: 'ग्रेटर नोएडा',
  palwal: 'पलवल',
  rewari: 'रेवाड़ी',
  delhi: 'दिल्ली',
  privacy: 'गोपनीयता नीति',
  terms: 'सेवा की शर्तें',
  cookies: 'कुकी नीति',
  accessibility: 'सबके लिए सुगम',
  digitalQr: 'डिजिटल QR',
};

export const frameTexts: typeof english.frameTexts = {
  skip: 'मुख्य सामग्री पर जाएँ',
  announcement: 'सूचना',
  home: 'Tivoli, होम',
  bookYourStay: 'बुकिंग करें',
  loading: 'लोड हो रहा है…',
  sustainability: 'पर्यावरण',
  otherLanguage: 'English',
};

export const waitingTexts: typeof english.waitingTexts = {
  noProperties: 'होटल लोड नहीं हो सके। कृपया पेज को फिर से लोड करें।',
  noHotels: 'हमारे होटल अभी लोड नहीं हो सके। कृपया पेज को फिर से लोड करें।',
  noVenues: 'होटल लोड नहीं हो सके। कृपया पेज को फिर से लोड करें।',
  noPage: 'कुछ गड़बड़ हो गई।',
  loadingProperties: 'होटल लोड हो रहे हैं…',
  loadingBrands: 'ब्रांड लोड हो रहे हैं…',
};
