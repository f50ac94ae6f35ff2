import { doli } from './compositions/ceremonies/doli.mjs';
import { fireRite } from './compositions/ceremonies/fire-rite.mjs';
import { haldi } from './compositions/ceremonies/haldi.mjs';
import { knot } from './compositions/ceremonies/knot.mjs';
import { mandap } from './compositions/ceremonies/mandap.mjs';
import { mandapAbove } from './compositions/ceremonies/mandap-above.mjs';
import { mehndi } from './compositions/ceremonies/mehndi.mjs';
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
import { blueGrotto } from './compositions/dining/blue-grotto.mjs';
import { dawnBar } from './compositions/dining/dawn-bar.mjs';
import { degRow } from './compositions/dining/deg-row.mjs';
import { familyWindow } from './compositions/dining/family-window.mjs';
import { gardenVeranda } from './compositions/dining/garden-veranda.mjs';
import { leafTable } from './compositions/dining/leaf-table.mjs';
import { plumCounter } from './compositions/dining/plum-counter.mjs';
import { poolGrill } from './compositions/dining/pool-grill.mjs';
import { royalTable } from './compositions/dining/royal-table.mjs';
import { sapphireBench } from './compositions/dining/sapphire-bench.mjs';
import { skyGrill } from './compositions/dining/sky-grill.mjs';
import { tandoorCourt } from './compositions/dining/tandoor-court.mjs';
import { tentLounge } from './compositions/dining/tent-lounge.mjs';
import { zunnCounter } from './compositions/dining/zunn-counter.mjs';
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
import { cityPool } from './compositions/glass-houses/city-pool.mjs';
import { noonPool } from './compositions/glass-houses/noon-pool.mjs';
import { palaceGlass } from './compositions/glass-houses/palace-glass.mjs';
import { petalHouse } from './compositions/glass-houses/petal-house.mjs';
import { sunsetOrangery } from './compositions/glass-houses/sunset-orangery.mjs';
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
import { conference } from './compositions/interiors/conference.mjs';
import { salon } from './compositions/interiors/salon.mjs';
import { cityCourt } from './compositions/lawns/city-court.mjs';
import { danceLawn } from './compositions/lawns/dance-lawn.mjs';
import { emperorsCourt } from './compositions/lawns/emperors-court.mjs';
import { fortLawn } from './compositions/lawns/fort-lawn.mjs';
import { haldiLawn } from './compositions/lawns/haldi-lawn.mjs';
import { morningGarden } from './compositions/lawns/morning-garden.mjs';
import { poolLawn } from './compositions/lawns/pool-lawn.mjs';
import { rillGarden } from './compositions/lawns/rill-garden.mjs';
import { delhi } from './compositions/outdoors/delhi.mjs';
import { forest } from './compositions/outdoors/forest.mjs';
import { haveli } from './compositions/outdoors/haveli.mjs';
import { highway } from './compositions/outdoors/highway.mjs';
import { lawn } from './compositions/outdoors/lawn.mjs';
import { noida } from './compositions/outdoors/noida.mjs';
import { palace } from './compositions/outdoors/palace.mjs';
import { poolside } from './compositions/outdoors/poolside.mjs';
import { rooftop } from './compositions/outdoors/rooftop.mjs';
import { signpost } from './compositions/outdoors/signpost.mjs';
import { stonePavilion } from './compositions/outdoors/stone-pavilion.mjs';
import { sustain } from './compositions/outdoors/sustain.mjs';
import { applause } from './compositions/people/applause.mjs';
import { bandsmen } from './compositions/people/bandsmen.mjs';
import { bonfire } from './compositions/people/bonfire.mjs';
import { commuters } from './compositions/people/commuters.mjs';
import { headMassage } from './compositions/people/head-massage.mjs';
import { headlights } from './compositions/people/headlights.mjs';
import { portrait } from './compositions/people/portrait.mjs';
import { profile } from './compositions/people/profile.mjs';
import { rail } from './compositions/people/rail.mjs';
import { ripple } from './compositions/people/ripple.mjs';
import { rooftopToast } from './compositions/people/rooftop-toast.mjs';
import { stairGuests } from './compositions/people/stair-guests.mjs';
import { swing } from './compositions/people/swing.mjs';
import { umbrellas } from './compositions/people/umbrellas.mjs';
import { varmala } from './compositions/people/varmala.mjs';
import { ambalaClub, ambalaDeluxe, ambalaExecutive, ambalaSuperDeluxe } from './compositions/rooms/ambala.mjs';
import { ambalaFamily, ambalaFamilySuite } from './compositions/rooms/ambala-families.mjs';
import { bijwasanDeluxe, bijwasanSuperDeluxe } from './compositions/rooms/bijwasan.mjs';
import { heritageStandard, heritageSuperior } from './compositions/rooms/heritage-palace.mjs';
import { isranaBalcony, isranaCasa, isranaQueenSuite, isranaStandard } from './compositions/rooms/israna.mjs';
import { lotusStandard, lotusSuperDeluxe } from './compositions/rooms/lotus-court.mjs';
import {
  breakfastInBed,
  lampAndBooks,
  morningCurtains,
  nightDesk,
  readingChair,
  readingWindow,
} from './compositions/rooms/near-views.mjs';
import { omniaDwarkaSuite, omniaGreaterNoidaSuite, omniaNoidaSuite } from './compositions/rooms/omnia.mjs';
import { royalPalaceDeluxe, royalPalaceStandard } from './compositions/rooms/royal-palace.mjs';
import { tivoliDeluxe, tivoliPalaceSuite } from './compositions/rooms/the-tivoli.mjs';
import { upperHseStandard } from './compositions/rooms/upper-hse.mjs';
import { emblem } from './compositions/still-lifes/emblem.mjs';
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
  ambalaClub,
  ambalaDeluxe,
  ambalaExecutive,
  ambalaFamily,
  ambalaFamilySuite,
  ambalaSuperDeluxe,
  applause,
  arrivalInRain,
  balconyNight,
  bandsmen,
  banquetDoor,
  bells,
  bhangra,
  bijwasanDeluxe,
  bijwasanSuperDeluxe,
  blueGrotto,
  boardTable,
  bonfire,
  breakfastInBed,
  brocade,
  bulbFront,
  cake,
  camels,
  canopy,
  chai,
  chandelierBelow,
  chiffon,
  cityCourt,
  cityPool,
  coach,
  colonnade,
  commuters,
  conference,
  cups,
  danceLawn,
  dawnBar,
  degRow,
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
  emperorsCourt,
  epaulette,
  familyWindow,
  fields,
  fireRite,
  firstDance,
  flagWalk,
  forecourtNight,
  forest,
  fortLawn,
  gardenVeranda,
  garlandLadder,
  gatePassage,
  gateSpikes,
  glassGarden,
  glove,
  grandStair,
  groomsMare,
  guestLawn,
  guyRope,
  haldi,
  haldiLawn,
  haldiMorning,
  haveli,
  headlights,
  headMassage,
  hem,
  heritageStandard,
  heritageSuperior,
  highway,
  honeycombFacade,
  isranaBalcony,
  isranaCasa,
  isranaQueenSuite,
  isranaStandard,
  jalebi,
  juttis,
  keycard,
  keynote,
  kiteMorning,
  kites,
  knot,
  lampAndBooks,
  lanternTree,
  lanyards,
  latticeFront,
  lawn,
  leafRain,
  leafTable,
  lectern,
  lightning,
  linenLine,
  loom,
  lotusPool,
  lotusStandard,
  lotusSuperDeluxe,
  mandap,
  mandapAbove,
  mehndi,
  metroRain,
  moonMist,
  morningCurtains,
  morningGarden,
  nightDesk,
  nightFlight,
  noida,
  noonPool,
  omniaDwarkaSuite,
  omniaGreaterNoidaSuite,
  omniaNoidaSuite,
  orangery,
  paan,
  palace,
  palaceArrival,
  palaceGlass,
  palanquinWindow,
  pane,
  pavilion,
  pavilionEvening,
  peacocks,
  petalAisle,
  petalHouse,
  petalWalk,
  pheras,
  phulkari,
  placeSetting,
  plumCounter,
  poolEdge,
  poolGrill,
  poolLawn,
  poolside,
  poori,
  portrait,
  procession,
  profile,
  puddle,
  rail,
  rainCourt,
  ramparts,
  rangoliHand,
  readingChair,
  readingWindow,
  ribbonCar,
  ribbons,
  ribs,
  rillGarden,
  ripple,
  rooftop,
  rooftopToast,
  roomKey,
  royalPalaceDeluxe,
  royalPalaceStandard,
  royalTable,
  safas,
  salon,
  sapphireBench,
  sarson,
  shamianaEvening,
  shirts,
  signpost,
  skyGrill,
  spices,
  spiralStair,
  stageCurtain,
  stairGuests,
  stonePavilion,
  sunsetOrangery,
  sustain,
  swing,
  tandoor,
  tandoorCourt,
  tentBelow,
  tentLounge,
  thali,
  tivoliDeluxe,
  tivoliPalaceSuite,
  umbrellas,
  unveiling,
  upperHseStandard,
  upward,
  varmala,
  weddingEve,
  windowGrid,
  windscreen,
  winterFog,
  wok,
  zunnCounter,
};
