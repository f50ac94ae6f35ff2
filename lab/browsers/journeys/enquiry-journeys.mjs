const day = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const running = 'form[action="/enquire"] input[name="submission_id"]:not([value=""])';

/** Waits until the form has its id, which its script gives it. */
const isRunning = ({ until, evaluate }) =>
  until('the form does not come alive', () =>
    evaluate((one) => {
      dispatchEvent(new Event('scroll'));
      return document.querySelector(one) !== null;
    }, running),
  );

async function fillIn(visitor, email) {
  await visitor.fill('#enquiry-name', 'Meera Sample');
  await visitor.select('#enquiry-event-type', 'Wed', 'wedding');
  await visitor.day('#enquiry-event-date', day(120));
  await visitor.fill('#enquiry-guest-count', '450');
  await visitor.fill('#enquiry-phone', '98100 00000');
  await visitor.fill('#enquiry-email', email);
}

const submit = 'main form[action="/enquire"] button.button-dark[type="submit"]';
const emailOf = (engine, what) => `${what}.${engine}.${Date.now()}@example.com`;

/** Sends the form with nothing in it and looks at what it says, then sends it whole. */
async function sendWithErrors(visitor, { engine }, what) {
  await visitor.press(submit);
  await visitor.shows('main [role="alert"]', { words: 'Please fill in all required fields' });
  await visitor.until('the first error is not tied to its field', () =>
    visitor.evaluate(() => {
      const field = document.querySelector('#enquiry-name');
      const ids = (field.getAttribute('aria-describedby') ?? '').split(' ');
      const said = ids.some((id) => document.getElementById(id)?.textContent.includes('Enter your name'));
      return field.getAttribute('aria-invalid') === 'true' && said;
    }),
  );
  await visitor.fits();
  const email = emailOf(engine, what);
  await fillIn(visitor, email);
  await visitor.press(submit);
  await visitor.shows('main', { words: 'Booking Request Submitted!' });
  if (!/TV-[0-9A-Z]{6}/.test(await visitor.text('main'))) throw new Error('the confirmation shows no reference');
}

export const enquiryJourneys = [
  {
    name: 'enquiry with errors',
    size: 'phone',
    isShort: true,
    async walk(visitor, about) {
      await visitor.open('/enquire');
      await isRunning(visitor);
      await sendWithErrors(visitor, about, 'errors');
    },
  },
  {
    name: 'enquiry without scripts',
    size: 'phone',
    scripts: 'off',
    async walk(visitor, about) {
      await visitor.open('/enquire');
      await sendWithErrors(visitor, about, 'plain');
    },
  },
  {
    name: 'enquiry in the dialog',
    size: 'desktop',
    isShort: true,
    async walk(visitor) {
      await visitor.open('/');
      await visitor.press('.header-book');
      await visitor.shows('dialog[open] input[name="name"]');
      await visitor.press('dialog[open] button[type="submit"]', 'Submit Booking Request');
      await visitor.shows('dialog[open] [role="alert"]', { words: 'Please fill in all required fields' });
      await visitor.key('Escape');
      await visitor.gone('dialog[open]');
      await visitor.at('/');
    },
  },
  {
    name: 'enquiry with a number that only the server knows to be wrong',
    size: 'phone',
    async walk(visitor, { engine }) {
      await visitor.open('/enquire');
      await isRunning(visitor);
      await fillIn(visitor, emailOf(engine, 'number'));
      await visitor.fill('#enquiry-phone', '0000000000000000');
      await visitor.press(submit);
      await visitor.shows('#enquiry-phone-error');
      await visitor.fill('#enquiry-name', 'Meera S');
      await visitor.until('the draft is not kept', () =>
        visitor.evaluate(() => sessionStorage['draft of /enquire/send']?.includes('Meera S"')),
      );
      await visitor.shows('#enquiry-phone-error', { words: 'Enter a phone number' });
      await visitor.fill('#enquiry-phone', '98100 00000');
      await visitor.gone('#enquiry-phone-error');
    },
  },
  {
    name: 'confirmation on a phone',
    size: 'phone',
    async walk(visitor, { engine }) {
      await visitor.open('/enquire');
      await isRunning(visitor);
      await fillIn(visitor, emailOf(engine, 'first'));
      await visitor.press(submit);
      await visitor.shows('main h1', { words: 'Booking Request Submitted!' });
      await visitor.until('the bar offers another enquiry', () =>
        visitor.evaluate(() => {
          const links = [...document.querySelectorAll('.bottom-bar > a')].filter((link) => link.checkVisibility());
          return links.length === 2;
        }),
      );
    },
  },
  {
    name: 'another booking from the dialog',
    size: 'phone',
    async walk(visitor, { engine }) {
      await visitor.open('/offers');
      await visitor.alive('.bottom-bar > a');
      await visitor.press('.bottom-bar > a', 'Enquire');
      const field = (name) => `#bar-enquiry-${name}`;
      await visitor.until('the houses are not listed', () =>
        visitor.evaluate(
          (one) => document.querySelector(one) !== null,
          `${field('venue-id')} option[value="the-tivoli"]`,
        ),
      );
      await visitor.fill(field('name'), 'Meera Sample');
      await visitor.select(field('event-type'), 'Wed', 'wedding');
      await visitor.select(field('venue-id'), 'The Tivoli', 'the-tivoli');
      await visitor.day(field('event-date'), day(120));
      await visitor.fill(field('guest-count'), '450');
      await visitor.fill(field('phone'), '98100 00000');
      await visitor.fill(field('email'), emailOf(engine, 'another'));
      await visitor.press('dialog[open] button[type="submit"]', 'Submit Booking Request');
      await visitor.press('main .link', 'Submit Another Booking');
      await visitor.shows('#enquiry-name', { value: '' });
    },
  },
  {
    name: 'draft kept in the other language',
    size: 'phone',
    async walk(visitor) {
      await visitor.open('/enquire');
      await isRunning(visitor);
      await visitor.fill('#enquiry-name', 'Priya Sharma');
      await visitor.day('#enquiry-event-date', day(90));
      await visitor.press('header .language-switch');
      await visitor.at('/hi/enquire');
      await visitor.shows('#enquiry-name', { value: 'Priya Sharma' });
      await visitor.shows('#enquiry-event-date', { value: day(90) });
      await visitor.fill('#enquiry-guest-count', '600');
      await visitor.press('header .language-switch');
      await visitor.at('/enquire');
      await visitor.shows('#enquiry-guest-count', { value: '600' });
    },
  },
  {
    name: 'draft kept over a reload and a way back',
    size: 'phone',
    async walk(visitor) {
      await visitor.open('/enquire');
      await isRunning(visitor);
      await visitor.fill('#enquiry-name', 'Priya Sharma');
      await visitor.day('#enquiry-event-date', day(90));
      await visitor.reload();
      await visitor.shows('#enquiry-name', { value: 'Priya Sharma' });
      await visitor.shows('#enquiry-event-date', { value: day(90) });
      await visitor.open('/offers');
      await visitor.back();
      await visitor.shows('#enquiry-name', { value: 'Priya Sharma' });
    },
  },
];
