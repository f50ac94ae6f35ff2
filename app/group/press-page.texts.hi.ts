import type { texts as english } from './press-page.texts.ts';

export const texts: typeof english = {
  tabTitle: 'ख़बरों में Tivoli',
  description: 'अख़बारों और पत्रिकाओं ने Tivoli के होटलों और वेन्यू के बारे में क्या लिखा, और मीडिया किससे संपर्क करे।',
  title: 'ख़बरों में हम',
  text: 'हमारे होटलों के बारे में अख़बारों और पत्रिकाओं ने क्या लिखा।',
  readArticle: 'पूरा लेख पढ़ें',
  none: 'अभी कोई ख़बर नहीं है',
  checkBack: 'ताज़ा ख़बरों के लिए कुछ दिन बाद फिर आइए।',
  media: 'मीडिया के लिए',
  whatMediaGet: 'तस्वीरें, आँकड़े या बातचीत: हमें लिखें, और बताएँ कि कब तक चाहिए।',
  byEmail: 'ईमेल करें',
  writeHere: 'यहीं से लिखें',
  toHome: 'होम पेज पर जाएँ',
};
