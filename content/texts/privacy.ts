import type { TextPage } from '#app/catalogue/text-page.ts';
import { site } from '../site.ts';

const { grievanceOfficer: officer, headOffice } = site;

/**
 * What the site does with personal data, in the terms of the Digital Personal Data Protection Act, 2023. It describes
 * this site's own behaviour: whoever changes what is stored, or for how long, changes it here.
 */
export const privacy: TextPage = {
  title: 'Privacy Policy',
  summary: 'What we ask you for, why, how long we keep it, and how you have it corrected or deleted.',
  changed: '2026-11-29',
  sections: [
    {
      heading: 'In short',
      paragraphs: [
        'We use what you write in a form to answer you, and for nothing else. We do not sell it, we show no advertisements, and no other company follows you across this site.',
      ],
    },
    {
      heading: 'Who is responsible',
      paragraphs: [
        `${site.name}, ${headOffice.street}, ${headOffice.city} ${headOffice.postalCode}, India, decides why and how the details on this site are used. In the words of the Digital Personal Data Protection Act, 2023, we are the data fiduciary and you are the data principal.`,
      ],
    },
    {
      heading: 'What we ask for, and why',
      paragraphs: ['Each form asks only for what its answer needs.'],
      list: [
        'An enquiry for an event: your name, phone and e-mail, the kind and date of the event, the number of guests, the venue, whether you need rooms, a budget if you wish, and anything you add. The sales team uses it to call you back with a proposal.',
        'A request for a room: your name, phone and e-mail, the dates, the number of rooms and guests, and your notes. The hotel uses it to answer you.',
        'A job application: your name, phone, e-mail and address, the position, your letter and your CV. Only the people who decide on applications read it.',
        'An interest in the loyalty programme, or a message to us: your name, e-mail, and your phone if you give it. We use it to reply.',
        'Where the visit began: the first page you opened in this tab, the site that linked to it, and the campaign names in that link. It is sent only together with a form, so that we know which of our notices are read.',
      ],
    },
    {
      heading: 'Your consent',
      paragraphs: [
        'Sending a form is your consent to the use that stands above its button. You can withdraw it at any time by writing to us; it is as easy as giving it. We then stop, and delete what no law requires us to keep. What was done before stays lawful.',
        'The forms are for adults. Please do not enter details of a person under 18 other than as a number of guests.',
      ],
    },
    {
      heading: 'How long we keep it',
      paragraphs: [
        'After these times the details are deleted by themselves, and their copies in mail records with them.',
        'Backups, from which we could rebuild the site after a loss, keep what they hold for 14 days more. Nobody reads them for anything else, and whatever was deleted meanwhile is deleted again if we ever have to use one.',
      ],
      list: [
        'Enquiries, room requests, loyalty interests and messages: 24 months after they came in or, where that is later, after the day of the event or stay.',
        'Job applications and CVs: 12 months.',
        'Records of the letters we sent you: 12 months.',
        'Forms that were held back as spam: 3 months.',
      ],
    },
    {
      heading: 'Who else sees it',
      paragraphs: [
        'The property you write about and our central sales team. The companies that run our servers, our mail and our backups process it on our instructions and for no purpose of their own. Public authorities see it where the law obliges us.',
      ],
    },
    {
      heading: 'What this site remembers in your browser',
      paragraphs: [
        'One signed cookie for 30 minutes after you send a form, so that you alone can read your confirmation. Until you close the tab: the first page of your visit, and drafts, which are what you typed into a form and have not sent. The cookie policy lists them. Maps and videos of other companies load only after you ask for them.',
      ],
    },
    {
      heading: 'How it is protected',
      paragraphs: [
        'Pages and forms travel encrypted. The database can be written to by our server only, job applications lie in a private store, and our logs hold neither names nor addresses: internet addresses are scrambled with a key that changes.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: ['Under the Act you may ask us, free of charge:'],
      list: [
        'for a summary of what we hold about you and with whom it was shared',
        'to correct, complete or update it',
        'to delete it',
        'to note whom you name to exercise these rights if you cannot',
        'to answer a grievance.',
      ],
    },
    {
      heading: 'Grievance officer',
      paragraphs: [
        `Write to ${officer.email} or call ${officer.phone}. We confirm within two working days and answer within 30 days. If the answer does not satisfy you, you may complain to the Data Protection Board of India.`,
      ],
    },
  ],
};
