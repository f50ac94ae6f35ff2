import type { Criterion } from '#app/catalogue/venue-finder.ts';
import type { texts as english } from './found-venues.texts.ts';

const withoutCriterion: Record<Criterion, string> = {
  layout: 'बैठने के किसी भी इंतज़ाम में',
  city: 'किसी भी शहर में',
  setting: 'अंदर या खुले में, दोनों में',
  rooms: 'कमरे चाहे कितने भी हों, तो',
};

export const texts: typeof english = {
  guests: (figure, count) => `${figure} ${count === 1 ? 'मेहमान' : 'मेहमानों'}`,
  none: (guests) => `${guests} के लिए ठीक ऐसी जगह हमारे यहाँ नहीं है।`,
  relaxed: (count, criterion) => `${withoutCriterion[criterion]} ${count} ${count === 1 ? 'जगह' : 'जगहें'}`,
  tellUs: 'या हमें बताइए कि आप क्या सोच रहे हैं: हॉल और लॉन जोड़े भी जा सकते हैं।',
  enquire: 'पूछताछ करें',
  spaceFits: 'जगह मिली',
  spacesFit: 'जगहें मिलीं',
  fit: (spaces, guests) => `${guests} के लिए ${spaces}।`,
  nearestTo: (town) => `${town} के सबसे पास`,
  mostRooms: 'सबसे ज़्यादा कमरों वाले होटलों में',
  kmFrom: (km, town) => `${town} से क़रीब ${km} किमी`,
  rooms: (count) => (count === 1 ? '1 कमरा' : `${count} कमरे`),
  noRooms: 'कमरे नहीं हैं',
  showAll: (count) => `सभी ${count} जगहें देखिए`,
  inLayout: (layout) => `${layout} में`,
  layoutOnRequest: 'बैठने का इंतज़ाम पूछने पर',
  tight: 'बैठकर डिनर के लिए जगह थोड़ी कम',
};
