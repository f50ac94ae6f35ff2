import { setTimeout as wait } from 'node:timers/promises';
import { askFrom, attacker, countStatuses } from './ask-from.mjs';
import { careerForm, plainPdf } from './career-form.mjs';
import { folderBytes } from './folder-bytes.mjs';

const mostGrowthMb = 10;
const broken = 60;
const brokenBytes = 900_000;
const valid = 30;
const validBytes = 4_900_000;

async function send(site, count, form) {
  const answers = [];
  for (let number = 0; number < count; number += 1) {
    answers.push(
      await askFrom(site.origin, {
        from: attacker,
        ...form(number),
        headers: { ...form(number).headers, origin: site.origin },
      }),
    );
  }
  return countStatuses(answers);
}

/**
 * Forms that break off after the whole CV leave nothing behind, and one address cannot fill the disk with whole ones.
 */
export const unfinishedUploads = {
  name: 'unfinished-uploads',
  title: 'uploads that break off, and large ones of one address',
  async play(site) {
    const before = folderBytes(site.dataDir);
    const grown = () => Math.round((folderBytes(site.dataDir) - before) / 1e5) / 10;
    const cut = plainPdf(brokenBytes);
    const brokenOff = await send(site, broken, (number) =>
      careerForm({ cv: cut, filename: 'CV.pdf', number, isWhole: false }),
    );
    await wait(2_000);
    const brokenGrowthMb = grown();
    const large = plainPdf(validBytes);
    const whole = await send(site, valid, (number) =>
      careerForm({ cv: large, filename: 'CV.pdf', number: 100 + number }),
    );
    await wait(2_000);
    const growthMb = grown();
    return {
      holds: brokenGrowthMb <= mostGrowthMb && growthMb <= mostGrowthMb && !brokenOff[303],
      brokenOff,
      brokenGrowthMb,
      whole,
      growthMb,
    };
  },
};
