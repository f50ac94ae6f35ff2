import type { texts as english } from './section-names.texts.ts';

export const texts: typeof english = {
  usual: {
    overview: 'परिचय',
    film: 'फ़िल्म',
    rooms: 'कमरे',
    'virtual-tour': 'जगह को अंदर से देखिए',
    experiences: 'अनुभव',
    spaces: 'हॉल और लॉन',
    planning: 'आयोजन की तैयारी',
    dining: 'खाना-पीना',
    gallery: 'गैलरी',
    press: 'ख़बरों में हम',
    occasions: 'राजकीय अवसर',
    wedding: 'शादियाँ',
    policies: 'आपके काम की बातें',
    contact: 'संपर्क',
    enquiry: 'अपने ख़ास मौक़े की तैयारी कीजिए',
  },
  catering: 'कैटरिंग',
};
