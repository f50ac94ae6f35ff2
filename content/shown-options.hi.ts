import type { AskedKind, EventType } from '#app/catalogue/event-type.ts';
import type { BudgetRange } from '#app/enquiries/enquiry.ts';
import type { ContactTopic } from '#app/enquiries/requests/contact-topic.ts';
import type * as stored from './option-lists.ts';

const eventTypes: Record<EventType, string> = {
  wedding: 'शादी',
  mice: 'MICE: मीटिंग, इंसेंटिव ट्रिप, कॉन्फ़्रेंस, प्रदर्शनियाँ',
  corporate: 'कॉर्पोरेट आयोजन',
  birthday: 'जन्मदिन',
  cocktail: 'कॉकटेल पार्टी',
  other: 'कुछ और',
};

const functions: Record<AskedKind, string> = {
  mehndi: 'मेहंदी',
  haldi: 'हल्दी',
  sangeet: 'संगीत',
  wedding: 'शादी',
  reception: 'रिसेप्शन',
  cocktail: 'कॉकटेल',
  conference: 'कॉन्फ़्रेंस',
  dinner: 'डिनर',
};

const budgets: Record<BudgetRange, string> = {
  'under-5-lakhs': '₹5 लाख से कम',
  '5-10-lakhs': '₹5 – 10 लाख',
  '10-20-lakhs': '₹10 – 20 लाख',
  '20-50-lakhs': '₹20 – 50 लाख',
  'above-50-lakhs': '₹50 लाख से ज़्यादा',
};

const topics: Record<ContactTopic, string> = {
  sustainability: 'पर्यावरण और समाज',
  media: 'मीडिया और प्रेस',
  other: 'कुछ और',
};

/** Returns a list in the order of its labels here, so that a page in Hindi fetches no English labels. */
function listed<Value extends string>(labels: Record<Value, string>): stored.Option<Value>[] {
  return (Object.entries(labels) as [Value, string][]).map(([value, label]) => ({ value, label }));
}

export const eventTypeOptions: typeof stored.eventTypeOptions = {
  home: listed(eventTypes),
  enquiry: listed({ ...eventTypes, mice: 'मीटिंग और कॉन्फ़्रेंस' }),
};
export const functionOptions = listed(functions);
export const budgetOptions = listed(budgets);
export const contactTopicOptions = listed(topics);
