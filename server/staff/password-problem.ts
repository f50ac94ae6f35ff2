import { passwordLength } from '#domain/password.ts';

/** Guesses that a password must withstand, as a power of ten. */
const leastGuesses = 10;

/**
 * What is wrong with a password, as a sentence; null where nothing is. How easily it is guessed is judged with lists of
 * common passwords, names and keyboard runs, and with whose it is.
 */
export async function passwordProblem(password: string, email: string): Promise<string | null> {
  const { least, most } = passwordLength;
  if (password.length < least) return `Please use at least ${least} characters.`;
  if (password.length > most) return `Please use at most ${most} characters.`;
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const judge = new ZxcvbnFactory({ dictionary: { ...dictionary }, graphs: adjacencyGraphs });
  const own = ['tivoli', 'omnia', 'wedcation', 'desk', ...email.toLowerCase().split(/[@.+_-]/)];
  const { guessesLog10 } = judge.check(password, own);
  return guessesLog10 < leastGuesses ? 'Too easily guessed. Please add words that do not belong together.' : null;
}
