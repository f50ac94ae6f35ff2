import { errorReason } from '#platform/error-reason.ts';
import { checkMailServer } from '#platform/mail/mailer.ts';

/** Returns one sentence for each variable that is no setting, but nearly has the name of one that is not set. */
export function findMisspelled(environment: NodeJS.ProcessEnv, settings: readonly string[]): string[] {
  return Object.keys(environment).flatMap((name) => {
    if (settings.includes(name)) return [];
    const mostWrong = name.length < 9 ? 1 : 2;
    const meant = settings.find((setting) => !environment[setting] && isNear(name.toUpperCase(), setting, mostWrong));
    return meant ? [`${name} is no setting of the site and is ignored: if ${meant} is meant, correct its name.`] : [];
  });
}

/** Whether one text becomes the other when at most `most` letters are added, left out, changed or swapped. */
function isNear(from: string, to: string, most: number): boolean {
  let same = 0;
  while (same < from.length && from[same] === to[same]) same += 1;
  const [a, b] = [from.slice(same), to.slice(same)];
  if (a === b || most === 0) return a === b;
  const isSwap = a[0] === b[1] && a[1] === b[0];
  const rests = [[1, 1], [1, 0], [0, 1], ...(isSwap ? [[2, 2]] : [])];
  return rests.some(([ofA, ofB]) => isNear(a.slice(ofA), b.slice(ofB), most - 1));
}

/** Returns a sentence if the mail server does not exist, does not answer, or does not let the site in. */
export async function explainMailServer(smtpUrl: string | undefined): Promise<string | undefined> {
  const error: unknown =
    smtpUrl &&
    (await checkMailServer(smtpUrl).then(
      () => '',
      (error: unknown) => error,
    ));
  if (!smtpUrl || !error) return undefined;
  const { hostname } = new URL(smtpUrl);
  const said = errorReason(error);
  const reason = /ENOTFOUND/.test(said)
    ? `there is no host ${hostname}`
    : `${hostname} did not let the site in (${said})`;
  return `NO MAIL CAN BE SENT: ${reason}. Correct SMTP_URL; meanwhile mail waits, for a day at most.`;
}
