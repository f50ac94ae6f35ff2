import type { texts as english } from './people-page.texts.ts';

export const texts: typeof english = {
  tabTitle: 'हमारी टीम – Tivoli',
  description: 'Tivoli का निदेशक मंडल, शीर्ष नेतृत्व और वरिष्ठ प्रबंधन, और उनसे संपर्क करने का तरीक़ा।',
  title: 'हमारी टीम',
  text: 'वे लोग, जो हमारे होटलों की ज़िम्मेदारी सँभालते हैं।',
  portraitOf: (name) => `${name} की तस्वीर`,
  profile: 'प्रोफ़ाइल',
  connect: 'हमारी टीम से बात करें',
  writeOrCall: 'हेड ऑफ़िस को लिखें, जिनसे आपका काम है वही जवाब देंगे; या कॉल करें, हम आपकी बात करा देंगे।',
};
