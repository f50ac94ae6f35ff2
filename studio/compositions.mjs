import { doli } from './compositions/ceremonies/doli.mjs';
import { fireRite } from './compositions/ceremonies/fire-rite.mjs';
import { haldi } from './compositions/ceremonies/haldi.mjs';
import { knot } from './compositions/ceremonies/knot.mjs';
import { mandap } from './compositions/ceremonies/mandap.mjs';
import { mandapAbove } from './compositions/ceremonies/mandap-above.mjs';
import { mehndi } from './compositions/ceremonies/mehndi.mjs';
import { nikah } from './compositions/ceremonies/nikah.mjs';
import { petalWalk } from './compositions/ceremonies/petal-walk.mjs';
import { pheras } from './compositions/ceremonies/pheras.mjs';
import { brocade } from './compositions/cloth/brocade.mjs';
import { chiffon } from './compositions/cloth/chiffon.mjs';
import { dupattas } from './compositions/cloth/dupattas.mjs';
import { epaulette } from './compositions/cloth/epaulette.mjs';
import { linenLine } from './compositions/cloth/linen-line.mjs';
import { loom } from './compositions/cloth/loom.mjs';
import { phulkari } from './compositions/cloth/phulkari.mjs';
import { safas } from './compositions/cloth/safas.mjs';
import { shirts } from './compositions/cloth/shirts.mjs';
import { stageCurtain } from './compositions/cloth/stage-curtain.mjs';
import { bells } from './compositions/details/bells.mjs';
import { cake } from './compositions/details/cake.mjs';
import { chairs } from './compositions/details/chairs.mjs';
import { elephantFoot } from './compositions/details/elephant-foot.mjs';
import { gateSpikes } from './compositions/details/gate-spikes.mjs';
import { glove } from './compositions/details/glove.mjs';
import { guyRope } from './compositions/details/guy-rope.mjs';
import { hem } from './compositions/details/hem.mjs';
import { juttis } from './compositions/details/juttis.mjs';
import { keycard } from './compositions/details/keycard.mjs';
import { lanyards } from './compositions/details/lanyards.mjs';
import { poori } from './compositions/details/poori.mjs';
import { rangoliHand } from './compositions/details/rangoli-hand.mjs';
import { ribbonCar } from './compositions/details/ribbon-car.mjs';
import { roomKey } from './compositions/details/room-key.mjs';
import { tandoor } from './compositions/details/tandoor.mjs';
import { tentBelow } from './compositions/details/tent-below.mjs';
import { wok } from './compositions/details/wok.mjs';
import { chai } from './compositions/food/chai.mjs';
import { cups } from './compositions/food/cups.mjs';
import { dosa } from './compositions/food/dosa.mjs';
import { dosaArrives } from './compositions/food/dosa-arrives.mjs';
import { jalebi } from './compositions/food/jalebi.mjs';
import { paan } from './compositions/food/paan.mjs';
import { placeSetting } from './compositions/food/place-setting.mjs';
import { sarson } from './compositions/food/sarson.mjs';
import { spices } from './compositions/food/spices.mjs';
import { bulbFront } from './compositions/fronts/bulb-front.mjs';
import { canopy } from './compositions/fronts/canopy.mjs';
import { colonnade } from './compositions/fronts/colonnade.mjs';
import { forecourtNight } from './compositions/fronts/forecourt-night.mjs';
import { garlandLadder } from './compositions/fronts/garland-ladder.mjs';
import { gatePassage } from './compositions/fronts/gate-passage.mjs';
import { latticeFront } from './compositions/fronts/lattice-front.mjs';
import { pavilion } from './compositions/fronts/pavilion.mjs';
import { upward } from './compositions/fronts/upward.mjs';
import { windowGrid } from './compositions/fronts/window-grid.mjs';
import { arrivalInRain } from './compositions/heroes/arrival-in-rain.mjs';
import { balconyNight } from './compositions/heroes/balcony-night.mjs';
import { banquetDoor } from './compositions/heroes/banquet-door.mjs';
import { bhangra } from './compositions/heroes/bhangra.mjs';
import { boardTable } from './compositions/heroes/board-table.mjs';
import { camels } from './compositions/heroes/camels.mjs';
import { firstDance } from './compositions/heroes/first-dance.mjs';
import { flagWalk } from './compositions/heroes/flag-walk.mjs';
import { glassGarden } from './compositions/heroes/glass-garden.mjs';
import { groomsMare } from './compositions/heroes/grooms-mare.mjs';
import { guestLawn } from './compositions/heroes/guest-lawn.mjs';
import { honeycombFacade } from './compositions/heroes/honeycomb-facade.mjs';
import { lanternTree } from './compositions/heroes/lantern-tree.mjs';
import { orangery } from './compositions/heroes/orangery.mjs';
import { palaceArrival } from './compositions/heroes/palace-arrival.mjs';
import { peacocks } from './compositions/heroes/peacocks.mjs';
import { petalAisle } from './compositions/heroes/petal-aisle.mjs';
import { poolEdge } from './compositions/heroes/pool-edge.mjs';
import { shamianaEvening } from './compositions/heroes/shamiana-evening.mjs';
import { spiralStair } from './compositions/heroes/spiral-stair.mjs';
import { unveiling } from './compositions/heroes/unveiling.mjs';
import { weddingEve } from './compositions/heroes/wedding-eve.mjs';
import { chandelierBelow } from './compositions/houses/chandelier-below.mjs';
import { desk } from './compositions/houses/desk.mjs';
import { doorOpens } from './compositions/houses/door-opens.mjs';
import { doors } from './compositions/houses/doors.mjs';
import { fields } from './compositions/houses/fields.mjs';
import { grandStair } from './compositions/houses/grand-stair.mjs';
import { haldiMorning } from './compositions/houses/haldi-morning.mjs';
import { keynote } from './compositions/houses/keynote.mjs';
import { lectern } from './compositions/houses/lectern.mjs';
import { lotusPool } from './compositions/houses/lotus-pool.mjs';
import { palanquinWindow } from './compositions/houses/palanquin-window.mjs';
import { pavilionEvening } from './compositions/houses/pavilion-evening.mjs';
import { procession } from './compositions/houses/procession.mjs';
import { ramparts } from './compositions/houses/ramparts.mjs';
import { ribbons } from './compositions/houses/ribbons.mjs';
import { ribs } from './compositions/houses/ribs.mjs';
import { afterTheParty } from './compositions/interiors/after-the-party.mjs';
import { ballroom } from './compositions/interiors/ballroom.mjs';
import { bar } from './compositions/interiors/bar.mjs';
import { chamber } from './compositions/interiors/chamber.mjs';
import { conference } from './compositions/interiors/conference.mjs';
import { restaurant } from './compositions/interiors/restaurant.mjs';
import { salon } from './compositions/interiors/salon.mjs';
import { suite } from './compositions/interiors/suite.mjs';
import { delhi } from './compositions/outdoors/delhi.mjs';
import { forest } from './compositions/outdoors/forest.mjs';
import { glasshouse } from './compositions/outdoors/glasshouse.mjs';
import { haveli } from './compositions/outdoors/haveli.mjs';
import { highway } from './compositions/outdoors/highway.mjs';
import { lawn } from './compositions/outdoors/lawn.mjs';
import { noida } from './compositions/outdoors/noida.mjs';
import { palace } from './compositions/outdoors/palace.mjs';
import { poolside } from './compositions/outdoors/poolside.mjs';
import { rooftop } from './compositions/outdoors/rooftop.mjs';
import { sustain } from './compositions/outdoors/sustain.mjs';
import { applause } from './compositions/people/applause.mjs';
import { bandsmen } from './compositions/people/bandsmen.mjs';
import { bonfire } from './compositions/people/bonfire.mjs';
import { commuters } from './compositions/people/commuters.mjs';
import { headMassage } from './compositions/people/head-massage.mjs';
import { headlights } from './compositions/people/headlights.mjs';
import { medallion } from './compositions/people/medallion.mjs';
import { profile } from './compositions/people/profile.mjs';
import { rail } from './compositions/people/rail.mjs';
import { ripple } from './compositions/people/ripple.mjs';
import { rooftopToast } from './compositions/people/rooftop-toast.mjs';
import { stairGuests } from './compositions/people/stair-guests.mjs';
import { swing } from './compositions/people/swing.mjs';
import { umbrellas } from './compositions/people/umbrellas.mjs';
import { varmala } from './compositions/people/varmala.mjs';
import { emblem } from './compositions/still-lifes/emblem.mjs';
import { offering } from './compositions/still-lifes/offering.mjs';
import { thali } from './compositions/still-lifes/thali.mjs';
import { coach } from './compositions/weather/coach.mjs';
import { dew } from './compositions/weather/dew.mjs';
import { kiteMorning } from './compositions/weather/kite-morning.mjs';
import { kites } from './compositions/weather/kites.mjs';
import { leafRain } from './compositions/weather/leaf-rain.mjs';
import { lightning } from './compositions/weather/lightning.mjs';
import { metroRain } from './compositions/weather/metro-rain.mjs';
import { moonMist } from './compositions/weather/moon-mist.mjs';
import { nightFlight } from './compositions/weather/night-flight.mjs';
import { pane } from './compositions/weather/pane.mjs';
import { puddle } from './compositions/weather/puddle.mjs';
import { rainCourt } from './compositions/weather/rain-court.mjs';
import { windscreen } from './compositions/weather/windscreen.mjs';
import { winterFog } from './compositions/weather/winter-fog.mjs';

/** What can be drawn: a function of its options each, which returns a sheet. */
export const compositions = {
  afterTheParty,
  applause,
  arrivalInRain,
  balconyNight,
  ballroom,
  bandsmen,
  banquetDoor,
  bar,
  bells,
  bhangra,
  boardTable,
  bonfire,
  brocade,
  bulbFront,
  cake,
  camels,
  canopy,
  chai,
  chairs,
  chamber,
  chandelierBelow,
  chiffon,
  coach,
  colonnade,
  commuters,
  conference,
  cups,
  delhi,
  desk,
  dew,
  doli,
  doorOpens,
  doors,
  dosa,
  dosaArrives,
  dupattas,
  elephantFoot,
  emblem,
  epaulette,
  fields,
  fireRite,
  firstDance,
  flagWalk,
  forecourtNight,
  forest,
  garlandLadder,
  gatePassage,
  gateSpikes,
  glassGarden,
  glasshouse,
  glove,
  grandStair,
  groomsMare,
  guestLawn,
  guyRope,
  haldi,
  haldiMorning,
  haveli,
  headMassage,
  headlights,
  hem,
  highway,
  honeycombFacade,
  jalebi,
  juttis,
  keycard,
  keynote,
  kiteMorning,
  kites,
  knot,
  lanternTree,
  lanyards,
  latticeFront,
  lawn,
  leafRain,
  lectern,
  lightning,
  linenLine,
  loom,
  lotusPool,
  mandap,
  mandapAbove,
  mehndi,
  metroRain,
  medallion,
  moonMist,
  nightFlight,
  nikah,
  noida,
  offering,
  orangery,
  paan,
  palace,
  palaceArrival,
  pane,
  palanquinWindow,
  pavilion,
  pavilionEvening,
  peacocks,
  petalAisle,
  petalWalk,
  pheras,
  phulkari,
  placeSetting,
  poolEdge,
  poolside,
  poori,
  procession,
  profile,
  puddle,
  rail,
  rainCourt,
  ramparts,
  rangoliHand,
  restaurant,
  ribbonCar,
  ribbons,
  ribs,
  ripple,
  rooftop,
  rooftopToast,
  roomKey,
  safas,
  salon,
  sarson,
  shamianaEvening,
  shirts,
  spices,
  spiralStair,
  stageCurtain,
  stairGuests,
  suite,
  sustain,
  swing,
  tandoor,
  tentBelow,
  thali,
  umbrellas,
  unveiling,
  upward,
  varmala,
  weddingEve,
  windowGrid,
  windscreen,
  winterFog,
  wok,
};
