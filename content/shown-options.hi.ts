import type { EventType } from '#app/catalogue/event-type.ts';
import type { BudgetRange } from '#app/enquiries/enquiry.ts';
import type { ContactTopic } from '#app/enquiries/requests/contact-topic.ts';
import * as stored from './option-lists.ts';

const eventTypes: Record<EventType, string> = {
  wedding: 'शादी',
  mice: 'MICE: मीटिंग, इंसेंटिव ट्रिप, कॉन्फ़्रेंस, प्रदर्शनियाँ',
  corporate: 'कॉर्पोरेट आयोजन',
  birthday: 'जन्मदिन',
  cocktail: 'कॉकटेल पार्टी',
  other: 'कुछ और',
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

function labelled<Value extends string>(options: stored.Option<Value>[], labels: Record<Value, string>) {
  return options.map(({ value }) => ({ value, label: labels[value] }));
}

export const eventTypeOptions: typeof stored.eventTypeOptions = {
  home: labelled(stored.eventTypeOptions.home, eventTypes),
  enquiry: labelled(stored.eventTypeOptions.enquiry, { ...eventTypes, mice: 'मीटिंग और कॉन्फ़्रेंस' }),
};
export const budgetOptions = labelled(stored.budgetOptions, budgets);
export const contactTopicOptions = labelled(stored.contactTopicOptions, topics);
