import { lookUp } from '#platform/look-up.ts';
import type * as english from './town-name.ts';

/** Towns of our houses, and those that families search by. */
const names: Record<string, string> = {
  ...{ Aerocity: 'एरोसिटी', Mehrauli: 'महरौली', 'Vasant Kunj': 'वसंत कुंज', Saket: 'साकेत', 'Hauz Khas': 'हौज़ ख़ास' },
  ...{ 'Connaught Place': 'कनॉट प्लेस', Janakpuri: 'जनकपुरी', Rohini: 'रोहिणी' },
  ...{ Delhi: 'दिल्ली', 'New Delhi': 'नई दिल्ली', Noida: 'नोएडा', 'Greater Noida': 'ग्रेटर नोएडा' },
  ...{ Gurugram: 'गुरुग्राम', Palwal: 'पलवल', Rewari: 'रेवाड़ी', Ambala: 'अंबाला', Israna: 'इसराना' },
  ...{ Panipat: 'पानीपत', Karnal: 'करनाल', Faridabad: 'फ़रीदाबाद', Ghaziabad: 'ग़ाज़ियाबाद', Hapur: 'हापुड़' },
  ...{ Meerut: 'मेरठ', Bulandshahr: 'बुलंदशहर', Aligarh: 'अलीगढ़', Mathura: 'मथुरा', Agra: 'आगरा' },
  ...{ Muzaffarnagar: 'मुज़फ़्फ़रनगर', Saharanpur: 'सहारनपुर', Moradabad: 'मुरादाबाद', Bareilly: 'बरेली' },
  ...{ Bahadurgarh: 'बहादुरगढ़', Jhajjar: 'झज्जर', Manesar: 'मानेसर', Bhiwadi: 'भिवाड़ी', Narnaul: 'नारनौल' },
  ...{ Mahendragarh: 'महेंद्रगढ़', Bhiwani: 'भिवानी', Hisar: 'हिसार', Jind: 'जींद', Kaithal: 'कैथल' },
  ...{ Yamunanagar: 'यमुनानगर', Panchkula: 'पंचकूला', Mohali: 'मोहाली', Patiala: 'पटियाला', Ludhiana: 'लुधियाना' },
  ...{ Alwar: 'अलवर', Jaipur: 'जयपुर', Dehradun: 'देहरादून', Haridwar: 'हरिद्वार', Chandigarh: 'चंडीगढ़' },
};

/** A town that the team added is shown as it is. */
export const townName: typeof english.townName = (town) => lookUp(names, town) ?? town;
