const sizes = [
  {
    name: 'Display',
    facts: '92/84, −0.022 em · phone 47/43',
    look: 'text-hero',
    words: 'A palace, lit for your evening',
  },
  { name: 'Property name', facts: '148/124, −0.03 em · phone 78/68', look: 'text-name', words: 'The Tivoli' },
  {
    name: 'Section',
    facts: '68/66, −0.018 em · phone 44/44',
    look: 'text-section',
    words: 'Unforgettable Experiences',
  },
  { name: 'Heading', facts: '40/44, −0.012 em · phone 31/35', look: 'text-heading', words: 'Tivoli Heritage Palace' },
  { name: 'Small heading', facts: '28/32, 600 · phone 25/29', look: 'text-small-heading', words: 'Emperor’s Court' },
  { name: 'Figure', facts: '112/92, −0.035 em · phone 72–88', look: 'text-figure', words: '3,000' },
  {
    name: 'Lead',
    facts: '20/34 · phone 18/30',
    look: 'text-lead',
    words: 'Hotels, banquet venues and wedding destinations in and around Delhi.',
  },
  {
    name: 'Body',
    facts: '18/30 · phone 17/28',
    look: 'text-body',
    words: 'Our team will contact you within 24 hours. ₹10 – 20 Lakhs, 26,000 sq ft.',
  },
  { name: 'Small', facts: '15/24', look: 'text-small', words: '130 rooms · 3,000 guests' },
  {
    name: 'Brand tab',
    facts: '15/20, +0.07 em, capitals · phone 14/20',
    look: 'text-tab',
    words: 'Wedcation by Tivoli',
  },
];

export function TypeScale() {
  return (
    <dl>
      {sizes.map(({ name, facts, look, words }) => (
        <div key={name} className="sg-row hairline-t">
          <dt className="text-small">
            <span className="block font-semibold">{name}</span>
            <span className="text-quiet">{facts}</span>
          </dt>
          <dd className={look}>{words}</dd>
        </div>
      ))}
    </dl>
  );
}
