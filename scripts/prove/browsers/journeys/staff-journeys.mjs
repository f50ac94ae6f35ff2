export const staffJourneys = [
  {
    name: 'desk: sign-in, inbox and an enquiry',
    size: 'desktop',
    needs: 'colleague',
    async walk(visitor, { colleague }) {
      await visitor.open('/desk/sign-in');
      await visitor.fill('#door-email', colleague.email);
      await visitor.fill('#door-password', 'not this one');
      await visitor.key('Enter');
      await visitor.shows('#door-password-error', { words: 'do not fit together' });
      await visitor.fill('#door-email', colleague.email);
      await visitor.fill('#door-password', colleague.password);
      await visitor.key('Enter');
      await visitor.at('/desk');
      await visitor.press('table.inbox .inbox-link');
      await visitor.shows('main h1');
      await visitor.until('no enquiry is open', () =>
        visitor.evaluate(() => /\/desk\/enquir[a-z]+\/TV-/.test(location.pathname)),
      );
      await visitor.back();
      await visitor.shows('table.inbox');
    },
  },
  {
    name: 'monitoring',
    size: 'desktop',
    async walk(visitor) {
      await visitor.open('/monitoring');
      await visitor.shows('.mon-figures-3', { words: 'All systems operational' });
      await visitor.evaluate(() => {
        fetch('/api/nothing');
      });
      await visitor.press('[role="tab"]', 'Errors');
      await visitor.shows('[role="tabpanel"]', { words: '404: GET /api/nothing' });
      await visitor.press('button', 'System Logs');
      await visitor.shows('dialog[open]', { words: 'System Logs' });
      await visitor.key('Escape');
      await visitor.gone('dialog[open]');
    },
  },
];
