import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Checks that the compose file gives the site no more rights than it needs. */
export const composeRights = {
  title: 'rights in the compose file',
  async play({ root }) {
    const compose = readFileSync(join(root, 'deploy/compose.yaml'), 'utf8');
    const site = compose.slice(compose.indexOf('x-site:'), compose.indexOf('\nservices:'));
    const setting = (name) => new RegExp(`^ {4}${name}: (.*)$`, 'm').exec(site)?.[1] ?? '';
    const images = [...compose.matchAll(/^ +image: (.*)$/gm)].map(([, image]) => image);
    const isExact = (image) => image === 'tivoli' || /@(sha256:[0-9a-f]{64}|\$\{[A-Z]+_DIGEST:\?.*\})$/.test(image);
    const roles = readFileSync(join(root, 'deploy/database-roles.sql'), 'utf8');
    const found = {
      siteLogin: setting('DATABASE_URL').includes('//tivoli_site:'),
      ownerIsNoSuperuser:
        setting('MIGRATION_DATABASE_URL').includes('//tivoli_owner:') &&
        /create role tivoli_owner login nosuperuser /.test(roles),
      ownKeyOfBucket: /BUCKET/.test(setting('STORAGE_KEY')) && !/ROOT|ADMIN/.test(site),
      exactImages: images.every(isExact),
    };
    return { holds: Object.values(found).every(Boolean), ...found, images };
  },
};
