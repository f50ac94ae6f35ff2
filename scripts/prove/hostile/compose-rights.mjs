import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The compose file hands over no more than the site needs. */
export const composeRights = {
  title: 'rights in the compose file',
  async play({ root }) {
    const compose = readFileSync(join(root, 'deploy/compose.yaml'), 'utf8');
    const site = compose.slice(compose.indexOf('x-site:'), compose.indexOf('\nservices:'));
    const setting = (name) => new RegExp(`^ {4}${name}: (.*)$`, 'm').exec(site)?.[1] ?? '';
    const images = [...compose.matchAll(/^ +image: (.*)$/gm)].map(([, image]) => image);
    const isExact = (image) =>
      image === 'tivoli' ||
      /@sha256:[0-9a-f]{64}$/.test(image) ||
      /^\$\{[A-Z_]+:\?.*sha256.*\}$/.test(image.replaceAll(/^"|"$/g, ''));
    const found = {
      siteLogin: setting('DATABASE_URL').includes('//tivoli_site:'),
      ownerIsNoSuperuser: setting('MIGRATION_DATABASE_URL').includes('//tivoli_owner:') && /nosuperuser/i.test(compose),
      ownKeyOfBucket: /BUCKET/.test(setting('STORAGE_KEY')) && !/ROOT|ADMIN/.test(site),
      exactImages: images.every(isExact),
    };
    return { holds: Object.values(found).every(Boolean), ...found, images };
  },
};
