import type { texts as english } from './sustainability-page.texts.ts';

export const texts: typeof english = {
  tabTitle: 'पर्यावरण और समाज – Tivoli',
  title: 'पर्यावरण और समाज',
  environment: 'पर्यावरण',
  people: 'लोग',
  conduct: 'कामकाज के तौर-तरीक़े',
  figures: 'आँकड़े और सवाल',
  onOneSheet: 'सारे आँकड़े एक ही पन्ने पर हैं, जिसे आप प्रिंट कर सकते हैं। वे कैसे नापे जाते हैं, यह हमसे पूछ सकते हैं।',
  readSummary: 'ESG सारांश पढ़ें',
  ask: 'पर्यावरण और समाज के बारे में पूछें',
};
