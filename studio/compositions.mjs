import { haldi } from './compositions/ceremonies/haldi.mjs';
import { mandap } from './compositions/ceremonies/mandap.mjs';
import { mehndi } from './compositions/ceremonies/mehndi.mjs';
import { nikah } from './compositions/ceremonies/nikah.mjs';
import { bells } from './compositions/details/bells.mjs';
import { cake } from './compositions/details/cake.mjs';
import { chairs } from './compositions/details/chairs.mjs';
import { elephantFoot } from './compositions/details/elephant-foot.mjs';
import { glove } from './compositions/details/glove.mjs';
import { hem } from './compositions/details/hem.mjs';
import { juttis } from './compositions/details/juttis.mjs';
import { poori } from './compositions/details/poori.mjs';
import { tandoor } from './compositions/details/tandoor.mjs';
import { tentBelow } from './compositions/details/tent-below.mjs';
import { wok } from './compositions/details/wok.mjs';
import { balconies } from './compositions/houses/balconies.mjs';
import { chandelierBelow } from './compositions/houses/chandelier-below.mjs';
import { desk } from './compositions/houses/desk.mjs';
import { doors } from './compositions/houses/doors.mjs';
import { fields } from './compositions/houses/fields.mjs';
import { flight } from './compositions/houses/flight.mjs';
import { lectern } from './compositions/houses/lectern.mjs';
import { lotusPool } from './compositions/houses/lotus-pool.mjs';
import { procession } from './compositions/houses/procession.mjs';
import { ramparts } from './compositions/houses/ramparts.mjs';
import { ribbons } from './compositions/houses/ribbons.mjs';
import { ribs } from './compositions/houses/ribs.mjs';
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
import { profile } from './compositions/people/profile.mjs';
import { ripple } from './compositions/people/ripple.mjs';
import { umbrellas } from './compositions/people/umbrellas.mjs';
import { emblem } from './compositions/still-lifes/emblem.mjs';
import { monogram } from './compositions/still-lifes/monogram.mjs';
import { offering } from './compositions/still-lifes/offering.mjs';
import { thali } from './compositions/still-lifes/thali.mjs';
import { coach } from './compositions/weather/coach.mjs';
import { dew } from './compositions/weather/dew.mjs';
import { pane } from './compositions/weather/pane.mjs';

/** What can be drawn: a function of its options each, which returns a sheet. */
export const compositions = {
  balconies,
  ballroom,
  bar,
  bells,
  cake,
  chairs,
  chamber,
  chandelierBelow,
  coach,
  conference,
  delhi,
  desk,
  dew,
  doors,
  elephantFoot,
  emblem,
  fields,
  flight,
  forest,
  fortress,
  glasshouse,
  glove,
  haldi,
  haveli,
  hem,
  highway,
  juttis,
  lawn,
  lectern,
  lotusPool,
  mandap,
  mehndi,
  monogram,
  nikah,
  noida,
  offering,
  palace,
  pane,
  poolside,
  poori,
  procession,
  profile,
  ramparts,
  restaurant,
  ribbons,
  ribs,
  ripple,
  rooftop,
  salon,
  suite,
  sustain,
  tandoor,
  tentBelow,
  thali,
  umbrellas,
  wok,
};
