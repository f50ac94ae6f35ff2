import { passwordLength } from '#app/desk/sign-in/password.ts';
import type { Person } from '#app/desk/staff/staff-roles.ts';
import { brands } from '#content/brands.ts';
import { locations } from '#content/locations.ts';
import { properties } from '#content/properties.ts';

/** A guesser tries these words first: our names, the words of our trade, and those of leaked Indian passwords. */
const everyday =
  'desk tivoli omnia wedcation hotel hotels banquet wedding weddings shaadi vivah palace sales staff admin reception ' +
  'manager welcome password india bharat hindustan delhi mumbai gurgaon gurugram haryana namaste namah namo om jai ' +
  'shree shri shivaya shiva ram sita krishna radha hare ganesh ganpati sai baba mata durga hanuman waheguru allah ' +
  'bismillah jesus maa papa mummy family love iloveyou rahul rohit amit pooja priya neha singh kumar sharma gupta ' +
  'cricket sachin dhoni kohli bollywood correcthorsebatterystaple';

/** Returns the words on which a password must not be built, besides its owner's name. */
const forbiddenWords: readonly string[] = [
  ...new Set(
    [...properties, ...brands, ...locations]
      .flatMap(({ name }) => name.toLowerCase().split(/[^a-z]+/))
      .concat(everyday.split(' '))
      .filter((word) => word.length > 1),
  ),
];

/** The guesses that a password must withstand, as a power of ten. */
const leastGuesses = 10;

/**
 * Returns a sentence about what is wrong with a password, or null. Its strength is judged with lists: 49,000 leaked
 * passwords, English words and names, keyboard runs, our own words and its owner's name. No network service is asked.
 */
export async function passwordProblem(password: string, { name, email }: Omit<Person, 'id'>): Promise<string | null> {
  const { least, most } = passwordLength;
  if (password.length < least) return `Please use at least ${least} characters.`;
  if (password.length > most) return `Please use at most ${most} characters.`;
  loading ??= loadJudge();
  const judge = await loading;
  const own = `${name} ${email}`.toLowerCase().split(/[\s@.+_-]+/);
  const words = [...forbiddenWords, ...own.filter((word) => word.length > 1)];
  const guesses = (text: string) => judge.check(text, words).guessesLog10;
  return Math.min(guesses(password), guessesOfWords(password, guesses)) < leastGuesses
    ? 'Too easily guessed: it is like one that leaked elsewhere, or made of common words. Please add words that do not belong together.'
    : null;
}

/** Matches the characters between words: everything but letters, their marks and digits. */
const betweenWords = /[^\p{L}\p{M}\p{N}]/gu;
/** The largest share of a password that is taken for separators; with more of them, they do not only separate words. */
const mostBetween = 1 / 4;
/** The guesses that one kind of separator adds, as a power of ten. */
const worthOfJoint = 0.5;

/**
 * The library does not recognise two words with a separator between them and takes them for random letters. The
 * password is therefore judged without its separators as well. The result is a power of ten.
 */
function guessesOfWords(password: string, guesses: (text: string) => number): number {
  const joints = password.match(betweenWords) ?? [];
  if (joints.length === 0 || joints.length > password.length * mostBetween) return Number.POSITIVE_INFINITY;
  return guesses(password.replace(betweenWords, '')) + worthOfJoint * new Set(joints).size;
}

let loading: ReturnType<typeof loadJudge> | undefined;

/** The lists are megabytes, so they are loaded when a password is first set. */
async function loadJudge() {
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ]);
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
  });
}
