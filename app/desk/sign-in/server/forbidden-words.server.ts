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
export const forbiddenWords: readonly string[] = [
  ...new Set(
    [...properties, ...brands, ...locations]
      .flatMap(({ name }) => name.toLowerCase().split(/[^a-z]+/))
      .concat(everyday.split(' '))
      .filter((word) => word.length > 1),
  ),
];
