import { ballroom } from './compositions/ballroom.mjs';
import { bar } from './compositions/bar.mjs';
import { chamber } from './compositions/chamber.mjs';
import { conference } from './compositions/conference.mjs';
import { delhi } from './compositions/delhi.mjs';
import { emblem } from './compositions/emblem.mjs';
import { forest } from './compositions/forest.mjs';
import { fortress } from './compositions/fortress.mjs';
import { glasshouse } from './compositions/glasshouse.mjs';
import { haldi } from './compositions/haldi.mjs';
import { haveli } from './compositions/haveli.mjs';
import { highway } from './compositions/highway.mjs';
import { lawn } from './compositions/lawn.mjs';
import { mandap } from './compositions/mandap.mjs';
import { mehndi } from './compositions/mehndi.mjs';
import { monogram } from './compositions/monogram.mjs';
import { nikah } from './compositions/nikah.mjs';
import { noida } from './compositions/noida.mjs';
import { offering } from './compositions/offering.mjs';
import { palace } from './compositions/palace.mjs';
import { poolside } from './compositions/poolside.mjs';
import { restaurant } from './compositions/restaurant.mjs';
import { rooftop } from './compositions/rooftop.mjs';
import { salon } from './compositions/salon.mjs';
import { suite } from './compositions/suite.mjs';
import { sustain } from './compositions/sustain.mjs';
import { thali } from './compositions/thali.mjs';

/** What can be drawn: a function of its options each, which returns a sheet. */
export const compositions = {
  ballroom,
  bar,
  chamber,
  conference,
  delhi,
  emblem,
  forest,
  fortress,
  glasshouse,
  haldi,
  haveli,
  highway,
  lawn,
  mandap,
  mehndi,
  monogram,
  nikah,
  noida,
  offering,
  palace,
  poolside,
  restaurant,
  rooftop,
  salon,
  suite,
  sustain,
  thali,
};
