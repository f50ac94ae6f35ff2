import { paths } from '#app/paths.ts';

interface SentWords {
  heading: string;
  thanks: string;
  /** The link to send another one. */
  again: { to: string; label: string };
}

/** The texts of the confirmation of every form except the event enquiry. */
export const sentWords: Record<'room' | 'loyalty' | 'contact' | 'application', SentWords> = {
  room: {
    heading: 'Room Request Submitted!',
    thanks: 'Thank you for your room request. Our team will contact you within 24 hours.',
    again: { to: paths.locations(), label: 'See Our Hotels' },
  },
  loyalty: {
    heading: 'Your Interest Is Noted',
    thanks: 'Thank you for your interest in our loyalty programme. Our team will contact you within 24 hours.',
    again: { to: paths.locations(), label: 'See Our Hotels' },
  },
  contact: {
    heading: 'Your Message Is Sent',
    thanks: 'Thank you for writing to us. Our team will contact you within 24 hours.',
    again: { to: paths.contact(), label: 'Send Another Message' },
  },
  application: {
    heading: "Application submitted successfully! We'll get back to you soon.",
    thanks: 'Our team will contact you within 24 hours.',
    again: { to: paths.careers(), label: 'Back to Careers' },
  },
};
