const typed = 'Priya Sharma Verma';

/** Posts the form as a browser without scripts does, so that it comes back with what is wrong. */
async function postWithErrors({ page }, path, field) {
  await page.goto(path, { waitUntil: 'load' });
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  const loaded = page.waitForEvent('load');
  await page.evaluate((selector) => {
    const { form } = document.querySelector(selector);
    HTMLFormElement.prototype.submit.call(form);
  }, field);
  if ((await answered).status() !== 422) throw new Error(`${path} did not answer with errors`);
  await loaded;
}

/** What a field holds, and whether the visitor is still in it with the caret behind the last letter. */
function fieldState({ page }, selector) {
  return page.evaluate((field) => {
    const element = document.querySelector(field);
    const caret = element?.selectionStart ?? null;
    return {
      value: element?.value ?? null,
      isFocused: document.activeElement === element,
      isCaretLast: caret === null || caret === element.value.length,
    };
  }, selector);
}

async function keeps(visitor, selector, expected) {
  const { value, isFocused, isCaretLast } = await fieldState(visitor, selector);
  if (value !== expected) return `${value ? 'changed' : 'lost'}: the field holds "${value}"`;
  if (!isFocused) return 'changed: the focus has left the field';
  return isCaretLast ? 'done' : 'changed: the caret has moved';
}

const forms = {
  enquire: ['/enquire', '#enquiry-name'],
  careers: ['/careers', '#application-name'],
  room: ['/request-room/the-tivoli', '#room-name'],
  contact: ['/contact', '#contact-name'],
  loyalty: ['/loyalty/interest', '#loyalty-name'],
};

const afterErrors = Object.entries(forms).map(([name, [path, field]]) => ({
  name: `forms errors ${name}`,
  alive: field,
  async prepare(visitor) {
    await postWithErrors(visitor, path, field);
  },
  async touch(visitor) {
    await visitor.press(field);
    await visitor.type(typed);
  },
  check: (visitor) => keeps(visitor, field, typed),
}));

const fresh = Object.entries({ ...forms, hotel: ['/hotel/the-tivoli', '#venue-enquiry-name'] }).map(
  ([name, [path, field]]) => ({
    name: `forms fresh ${name}`,
    path,
    alive: field,
    async touch(visitor) {
      await visitor.press(field);
      await visitor.type(typed);
    },
    check: (visitor) => keeps(visitor, field, typed),
  }),
);

export const formCases = [
  ...afterErrors,
  ...fresh,
  {
    name: 'forms date',
    path: '/enquire',
    alive: '#enquiry-event-date',
    async touch({ page, isPhone, type, focus }) {
      await focus('#enquiry-event-date');
      // A phone shows its own calendar, which sets the whole date at once.
      if (isPhone) await page.locator('#enquiry-event-date').fill('2027-05-05');
      else await type('05052027');
    },
    async check(visitor) {
      const { value, isFocused } = await fieldState(visitor, '#enquiry-event-date');
      if (value !== '2027-05-05') return `lost: the field holds "${value}"`;
      return isFocused ? 'done' : 'changed: the focus has left the field';
    },
  },
  {
    name: 'forms select and choice',
    path: '/enquire',
    alive: '#enquiry-event-type',
    async touch({ page, press, focus }) {
      await focus('#enquiry-event-type');
      await page.keyboard.type('Wed');
      await press('label.choice');
    },
    async check({ page }) {
      const form = await page.evaluate(() => {
        return Object.fromEntries(new FormData(document.querySelector('#enquiry-event-type').form));
      });
      if (form.event_type !== 'wedding') return `lost: the select holds "${form.event_type}"`;
      return form.needs_rooms === 'yes' ? 'done' : `lost: the choice is "${form.needs_rooms}"`;
    },
  },
  {
    name: 'forms file',
    path: '/careers',
    alive: '#application-cv',
    async touch({ page }) {
      const cv = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') };
      await page.locator('#application-cv').setInputFiles(cv);
    },
    async check({ page }) {
      const name = await page.evaluate(() => document.querySelector('#application-cv').files[0]?.name);
      return name === 'cv.pdf' ? 'done' : 'lost: no file is chosen';
    },
  },
  {
    name: 'forms script fails',
    path: '/enquire',
    alive: '#enquiry-name',
    async prepare({ page }) {
      let isDown = true;
      await page.route('**/assets/*.js', (route) => (isDown ? route.abort('internetdisconnected') : route.continue()));
      await page.goto('/enquire', { waitUntil: 'load' });
      setTimeout(() => {
        isDown = false;
      }, 3_000);
    },
    async touch(visitor) {
      await visitor.press('#enquiry-name');
      await visitor.type(typed);
    },
    check: (visitor) => keeps(visitor, '#enquiry-name', typed),
  },
  {
    name: 'forms reload',
    path: '/enquire',
    alive: '#enquiry-name',
    async touch(visitor) {
      await visitor.press('#enquiry-name');
      await visitor.type(typed);
      await visitor.page.reload({ waitUntil: 'load' });
    },
    async check(visitor) {
      const { value } = await fieldState(visitor, '#enquiry-name');
      return value === typed ? 'done' : `lost: the field holds "${value}"`;
    },
  },
  {
    name: 'forms away and back',
    path: '/enquire',
    alive: '#enquiry-name',
    async touch(visitor) {
      await visitor.press('#enquiry-name');
      await visitor.type(typed);
      await visitor.page.goto('/offers', { waitUntil: 'load' });
      await visitor.page.goBack({ waitUntil: 'load' });
    },
    async check(visitor) {
      const { value } = await fieldState(visitor, '#enquiry-name');
      return value === typed ? 'done' : `lost: the field holds "${value}"`;
    },
  },
];
