import { haldi } from './compositions/ceremonies/haldi.mjs';
import { mandap } from './compositions/ceremonies/mandap.mjs';
import { mehndi } from './compositions/ceremonies/mehndi.mjs';
import { nikah } from './compositions/ceremonies/nikah.mjs';
import { ballroom } from './compositions/interiors/ballroom.mjs';
import { bar } from './compositions/interiors/bar.mjs';
import { chamber } from './compositions/interiors/chamber.mjs';
import { conference } from './compositions/interiors/conference.mjs';
import { restaurant } from './compositions/interiors/restaurant.mjs';
import { salon } from './compositions/interiors/salon.mjs';
import { suite } from './compositions/interiors/suite.mjs';
import { delhi } from './compositions/outdoors/delhi.mjs';
import { forest } from './compositions/outdoors/forest.mjs';
import { fortress } from './compositions/outdoors/fortress.mjs';
import { glasshouse } from './compositions/outdoors/glasshouse.mjs';
import { haveli } from './compositions/outdoors/haveli.mjs';
import { highway } from './compositions/outdoors/highway.mjs';
import { lawn } from './compositions/outdoors/lawn.mjs';
import { noida } from './compositions/outdoors/noida.mjs';
import { palace } from './compositions/outdoors/palace.mjs';
import { poolside } from './compositions/outdoors/poolside.mjs';
import { rooftop } from './compositions/outdoors/rooftop.mjs';
import { sustain } from './compositions/outdoors/sustain.mjs';
import { emblem } from './compositions/still-lifes/emblem.mjs';
import { monogram } from './compositions/still-lifes/monogram.mjs';
import { offering } from './compositions/still-lifes/offering.mjs';
import { thali } from './compositions/still-lifes/thali.mjs';

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
