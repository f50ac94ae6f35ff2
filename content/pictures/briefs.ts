import type { Bucket } from '#platform/images/picture.ts';

/** What the picture shows: the name of its composition in `studio/compositions.mjs`, or `render`. */
export type Scene = string;

/** The palettes; each stands for an hour of the day. */
export type Palette = 'dusk' | 'bluehour' | 'night' | 'rose' | 'marigold' | 'turmeric' | 'mustard' | 'emerald';

/** wide 16:10, portrait 4:5, tall 12:25 (a phone's whole screen, sky above for words). */
export type Shape = 'wide' | 'portrait' | 'tall';

export interface PictureBrief {
  scene: Scene;
  palette: Palette;
  shape: Shape;
  /** The alternative text. */
  alt: string;
  /** The details that make it differ from another picture of the same scene. */
  note?: string;
}

function wide(scene: Scene, palette: Palette, alt: string, note?: string): PictureBrief {
  return { scene, palette, shape: 'wide', alt, ...(note ? { note } : {}) };
}

function portrait(scene: Scene, palette: Palette, alt: string, note?: string): PictureBrief {
  return { scene, palette, shape: 'portrait', alt, ...(note ? { note } : {}) };
}

function tall(scene: Scene, palette: Palette, alt: string, note?: string): PictureBrief {
  return { scene, palette, shape: 'tall', alt, ...(note ? { note } : {}) };
}

/** Every picture that content asks for by name. */
export const briefs = {
  // Home
  'home/hero-1': wide(
    'palaceArrival',
    'dusk',
    'A lit palace after rain: a woman steps out of an old motor car, a doorman gives her his hand',
    'car and people right of the middle, a dark garden on the left',
  ),
  'home/hero-1-phone': tall(
    'palaceArrival',
    'dusk',
    'A doorman helps a woman out of an old motor car before the lit arches of a palace',
  ),
  'home/film-palace': wide(
    'palace',
    'dusk',
    'A palace of cusped arches, lit at dusk and mirrored in its pool',
    'palace at 66 % of the width, no palm on the left; the still picture of a film',
  ),
  'home/film-aisle': wide(
    'lawn',
    'dusk',
    'Striped tents and an aisle of flowers on a lawn at dusk',
    'tents at 66 %; the still picture of a film',
  ),
  'home/film-aisle-tall': tall(
    'lawn',
    'dusk',
    'An aisle of flowers between striped tents at dusk',
    'the still picture of a film',
  ),
  'home/film-mandap': wide(
    'mandap',
    'dusk',
    'A wedding mandap hung with garlands as the lamps are lit',
    'mandap at 66 %; the still picture of a film',
  ),
  'home/film-wok': portrait('wok', 'marigold', 'A wok tossed over a tall flame', 'the still picture of a film'),
  'home/hero-2': wide(
    'guestLawn',
    'dusk',
    'A woman and a girl on a terrace above a vast lit lawn of tables and guests at blue hour',
    'woman and girl in the lower right, the left of the lawn dark',
  ),
  'home/hero-2-phone': tall(
    'guestLawn',
    'dusk',
    'A girl points over a vast lawn of lit tables, a woman in a pink sari beside her, at dusk',
  ),
  'home/hero-3': wide(
    'glassGarden',
    'dusk',
    'Dancers in a lit glass house, a couple on a garden wall clink their glasses under stars',
    'couple at 55 %',
  ),
  'home/hero-3-phone': tall(
    'glassGarden',
    'dusk',
    'Dancers in a lit glass house, a couple on a garden wall clink their glasses under stars',
  ),
  'home/hero-4': wide(
    'weddingEve',
    'dusk',
    'A lamplit veranda: an aunt winds a safa, a girl draws mehndi, a porter brings suitcases',
    'veranda from 45 % to the right, garden and sky on the left',
  ),
  'home/hero-4-phone': tall(
    'weddingEve',
    'dusk',
    'The eve of a wedding: an aunt winds a safa, a girl draws mehndi on her cousin’s hand',
  ),
  'home/experience-weddings': portrait(
    'pheras',
    'night',
    'A bride and groom circle the wedding fire at night, scarves knotted, as relatives throw petals',
  ),
  'home/experience-corporate': portrait(
    'unveiling',
    'dusk',
    'A woman and an engineer fling a plum silk off a new scooter on stage; the front row cheers',
  ),
  'home/experience-dining': portrait(
    'dosa',
    'emerald',
    'A waiter brings a dosa as long as the table to a laughing family in a corner booth',
  ),
  'home/experience-stays': portrait(
    'afterTheParty',
    'dusk',
    'Two sisters in party clothes laugh on a big bed, one holds up her bare feet, a pierced lamp glows',
  ),
  'home/experience-cocktails': portrait(
    'poolside',
    'night',
    'On a roof at night a bartender shakes a copper shaker; friends laugh and clink by a lit pool',
  ),
  'home/experience-wellness': portrait(
    'headMassage',
    'mustard',
    'A bride in a robe has her hair oiled on a veranda in sun that falls through a stone lattice',
    'her chair faces the lattice at the left; a pool and neem leaves at the right edge',
  ),
  'home/culinary': portrait(
    'thali',
    'dusk',
    'A brass thali of eight bowls around saffron rice',
    'cropped to the left half',
  ),
  'home/story': wide('delhi', 'rose', 'A domed tomb and a tall tower beyond a dry garden at sunrise'),
  'home/award-1': portrait('mandap', 'emerald', 'A garlanded mandap in green evening light'),
  'home/award-3': portrait('thali', 'night', 'A thali by lamplight, seen from above'),
  'home/post-1': wide('conference', 'rose', 'A conference hall with blue seats and a bright stage'),
  'home/post-2': wide('haldi', 'marigold', 'Marigold strings over a low swing for the haldi'),
  'home/post-3': wide('sustain', 'emerald', 'Solar panels and an electric car before a palace'),
  'home/award-2': portrait('stairGuests', 'night', 'Guests climb a blue stair towards a lit door'),
  'press/1': wide('lawn', 'emerald', 'A banquet lawn with tents in green evening light'),
  'press/2': wide('highway', 'rose', 'A road through fields to a palace at sunset'),
  'press/3': wide('sustain', 'mustard', 'A solar roof and a charging car in morning light'),
  'press/4': wide('garlandLadder', 'rose', 'On a ladder before a green wall: the garlands are hung for the evening'),
  'press/5': wide('noida', 'rose', 'Towers behind an arcade at sunrise'),
  'upcoming/aligarh': portrait('palace', 'bluehour', 'A lit palace gate between palms at blue hour', 'framed'),
  'upcoming/karnal': portrait('poolside', 'rose', 'A long pool between palms and cabanas at sunset', 'framed'),
  'upcoming/jim-corbett': portrait('lawn', 'emerald', 'A lodge across a river, two deer on the near bank', 'framed'),

  // Brands and locations
  'brand/tivoli-emblem': portrait('palace', 'dusk', 'A domed palace over water before a sun, in a ring of petals'),
  'brand/omnia-emblem': portrait('noida', 'bluehour', 'Five towers over water before a sun, in a ring of petals'),
  'brand/wedcation-emblem': portrait('mandap', 'rose', 'A mandap over water before a sun, in a ring of petals'),
  'brand/upper-hse-emblem': portrait(
    'glasshouse',
    'emerald',
    'A glass house over water before a sun, in a ring of petals',
  ),
  'brand/tivoli': portrait('colonnade', 'dusk', 'A portico of white columns lit by lamps at dusk'),
  'brand/omnia': portrait('forecourtNight', 'night', 'A city hotel by night, a car under its long canopy'),
  'brand/wedcation': portrait('petalWalk', 'rose', 'Two walk between their guests in a fall of petals at sunset'),
  'brand/upper-hse': portrait('canopy', 'emerald', 'A glass house among tree tops, lit at dusk'),
  'location/delhi': portrait('delhi', 'marigold', 'Domes and a minaret of Delhi at sunset'),
  'location/noida': portrait('noida', 'bluehour', 'Towers of Noida at blue hour'),
  'location/palwal': portrait('dupattas', 'mustard', 'Dyed cloth in the wind over mustard, Palwal'),
  'location/rewari': portrait('kites', 'marigold', 'Kites over the roofs of Rewari'),
  'location/ambala': portrait('garlandLadder', 'rose', 'Marigold strings on a rose-coloured front, Ambala'),
  'location/israna': portrait('gatePassage', 'emerald', "Through a fort's gate to a lawn of lanterns, Israna"),
  'location/greater-noida': portrait('lightning', 'emerald', 'A summer storm over the towers of Greater Noida'),

  // The Tivoli, New Delhi
  'the-tivoli/card': portrait('doors', 'emerald', 'The Tivoli: a doorman at an inlaid door, evening beyond it'),
  'the-tivoli/hero-1': wide(
    'doorOpens',
    'emerald',
    'The Tivoli: an old doorman draws a green door open, a girl pulls her grandmother in',
  ),
  'the-tivoli/room-deluxe': wide(
    'tivoliDeluxe',
    'emerald',
    'The Deluxe room: twin beds in green velvet, tea for two before arched windows at dusk',
  ),
  'the-tivoli/room-palace-suite': wide(
    'tivoliPalaceSuite',
    'emerald',
    'The Palace Suite: a canopied bed in emerald, a desk before three arched windows over a pool',
  ),
  'the-tivoli/space-oyster-greens': wide(
    'poolLawn',
    'bluehour',
    'Oyster Greens: round tables on the lawn beside a long pool at blue hour, palms, the hotel lit',
  ),
  'the-tivoli/space-ntb-hall': wide(
    'render',
    'bluehour',
    'NTB Hall: a dressed table close by, lanterns under a gilded grid, indigo walls, a parquet floor',
  ),
  'the-tivoli/space-emperors-court': wide(
    'emperorsCourt',
    'mustard',
    "Emperor's Court by day: gilt chairs between white arcades before a stage under flowers",
  ),
  'the-tivoli/space-oakwood-hall': wide(
    'render',
    'emerald',
    'Oakwood Hall: sixty round tables between oak walls, rings of light under a ceiling of oak beams',
  ),
  'the-tivoli/dining-blue-grotto': portrait(
    'blueGrotto',
    'bluehour',
    'Blue Grotto: light from the water on a blue vault, bread at a wood-fired oven, filter coffee',
  ),
  'the-tivoli/dining-zunn': portrait(
    'zunnCounter',
    'marigold',
    'Zunn: a cook tosses a flaming wok in the open kitchen, two guests at the counter before him',
  ),
  'the-tivoli/dining-aria': portrait(
    'restaurant',
    'emerald',
    'Aria: coral velvet chairs at white tables, green walls, globe lamps, tall windows at dusk',
  ),
  'the-tivoli/dining-trafalgars': portrait(
    'bar',
    'night',
    "Trafalgar's: amber stools at a fluted wooden bar, bottles in lit arches on a blue wall",
  ),
  'the-tivoli/tour': wide(
    'salon',
    'rose',
    'A sitting room of The Tivoli: a sofa and armchairs before an arch open to palms',
  ),
  'the-tivoli/occasion-arrival': wide(
    'palace',
    'bluehour',
    'A paved forecourt before a palace gate at blue hour, every arch lit',
  ),
  'the-tivoli/occasion-banquet': wide(
    'render',
    'emerald',
    'Oakwood Hall laid for a state banquet: tall candles on every table, a stage draped in green silk',
  ),
  'the-tivoli/occasion-talks': wide(
    'conference',
    'dusk',
    'One long table with red chairs before a screen, lattices lit from behind',
  ),
  'the-tivoli/gallery-2': portrait('glove', 'emerald', 'A white glove on the brass pull of a green door'),
  'the-tivoli/gallery-3': wide('poori', 'marigold', 'Two hands tear a hot poori over a brass plate'),
  'the-tivoli/gallery-1': wide(
    'colonnade',
    'emerald',
    'A portico of white columns by night, two guests far along its wet floor',
  ),
  'the-tivoli/gallery-6': portrait(
    'rainCourt',
    'emerald',
    'A chequered court from above in the rain, three umbrellas crossing it',
  ),
  'the-tivoli/gallery-4': portrait('mehndi', 'marigold', 'Hands with mehndi in a ring of marigolds'),
  'the-tivoli/gallery-5': portrait('brocade', 'emerald', 'Folds of green brocade woven with gold flowers, close'),
  'the-tivoli/hero-2': wide('grandStair', 'emerald', 'Guests climb a broad carpeted stair towards a lit door'),
  'the-tivoli/wedding': wide('varmala', 'emerald', 'Hands exchange garlands before green evening lamps'),
  'the-tivoli/hero-3': wide('mandapAbove', 'emerald', 'A wedding on the lawn of The Tivoli from above, guests in arcs'),

  // Tivoli Royal Palace, Palwal
  'tivoli-royal-palace/card': portrait(
    'fields',
    'mustard',
    'Tivoli Royal Palace: mustard rows, a woman with her load, a tower of cloud',
  ),
  'tivoli-royal-palace/hero-1': wide(
    'fields',
    'mustard',
    'Tivoli Royal Palace, small on the horizon, at the end of rows of mustard',
  ),
  'tivoli-royal-palace/hero-2': wide(
    'peacocks',
    'dusk',
    'Two peacocks on a carved wall under a red sky, a tail full of eyes hanging down',
  ),
  'tivoli-royal-palace/hero-3': wide(
    'poolEdge',
    'bluehour',
    'Blue hour by the pool: a woman dips her feet, a man pours tea, children set lamps afloat',
  ),
  'tivoli-royal-palace/room-standard': wide(
    'royalPalaceStandard',
    'mustard',
    'The Standard room: a wide window over mustard in flower, the king bed beside it',
  ),
  'tivoli-royal-palace/room-deluxe': wide(
    'royalPalaceDeluxe',
    'bluehour',
    'The Deluxe room: a desk under an arched mirror, a yellow wedding dress, the king bed at blue hour',
  ),
  'tivoli-royal-palace/space-diamond-hall': wide(
    'render',
    'night',
    'Diamond Hall: a cream hall laid for dinner, chandeliers down its middle, red curtains by the stage',
  ),
  'tivoli-royal-palace/space-glass-house': wide(
    'palaceGlass',
    'emerald',
    'The Glass House of Tivoli Royal Palace at dusk: white iron arches, the lit palace beyond',
  ),
  'tivoli-royal-palace/space-emerald-green': wide(
    'lawn',
    'emerald',
    'Emerald Green: gold chairs in rows before a flowered mandap at blue hour',
  ),
  'tivoli-royal-palace/space-poolside': wide(
    'pool',
    'bluehour',
    'Poolside: loungers along the water before the palace',
  ),
  'tivoli-royal-palace/dining-sapphire': portrait(
    'sapphireBench',
    'bluehour',
    'Sapphire: thalis on white cloths along a bench of blue velvet, gilded mirrors on ivory walls',
  ),
  'tivoli-royal-palace/tour': wide(
    'palace',
    'rose',
    'The gate of Tivoli Royal Palace close by, its doors lit, the sky rose',
  ),
  'tivoli-royal-palace/stage': wide(
    'render',
    'night',
    'The stage of Diamond Hall: a lit arch with flowers between red curtains, chandeliers above',
  ),
  'tivoli-royal-palace/promo': wide(
    'poolside',
    'marigold',
    'A long pool with loungers before a domed palace under a red sky',
  ),
  'tivoli-royal-palace/gallery-1': wide('palace', 'rose', 'Domes and lit arches mirrored in a long pool at blue hour'),
  'tivoli-royal-palace/gallery-3': wide(
    'pane',
    'bluehour',
    'The Glass House in the monsoon, lit, behind a window that runs with rain',
  ),
  'tivoli-royal-palace/gallery-5': portrait(
    'umbrellas',
    'night',
    'A baraat from behind on a wet night, umbrellas lit by the lamps ahead',
  ),
  'tivoli-royal-palace/gallery-2': portrait(
    'roomKey',
    'mustard',
    'A brass key with a mustard tassel on an open ledger',
  ),
  'tivoli-royal-palace/gallery-4': portrait(
    'sarson',
    'mustard',
    'Maize bread, mustard greens and white butter on a brass plate',
  ),
  'tivoli-royal-palace/gallery-6': portrait(
    'dupattas',
    'mustard',
    'Dyed dupattas dry on lines over a mustard field, the wind in them',
  ),
  'tivoli-royal-palace/wedding': wide(
    'doli',
    'mustard',
    "Bearers carry a bride's palanquin along a mustard field at daybreak",
  ),

  // Tivoli Heritage Palace, Rewari
  'tivoli-heritage-palace/card': portrait(
    'honeycombFacade',
    'marigold',
    'Tivoli Heritage Palace: a woman in one of the balconies of a red wall',
  ),
  'tivoli-heritage-palace/hero-1': wide(
    'honeycombFacade',
    'marigold',
    'Tivoli Heritage Palace: a woman in saffron leans from a carved bay of a red wall',
  ),
  'tivoli-heritage-palace/room-standard': wide(
    'heritageStandard',
    'turmeric',
    'The Standard room: a window seat with a lattice, morning sun on stone, a carved bed',
  ),
  'tivoli-heritage-palace/room-superior': wide(
    'heritageSuperior',
    'bluehour',
    'The Superior room: a swing on chains, lamps in niches, the king bed under a tall headboard',
  ),
  'tivoli-heritage-palace/space-royal-affair': wide(
    'render',
    'rose',
    'Royal Affair: a chequered floor left free for the dance under a gilded vault, mirrors on red walls',
  ),
  'tivoli-heritage-palace/space-glass-house': wide(
    'sunsetOrangery',
    'turmeric',
    'The Glass House of Tivoli Heritage Palace: long tables between orange trees, a low sun',
  ),
  'tivoli-heritage-palace/space-ocean-pavilion': wide(
    'stonePavilion',
    'turmeric',
    'Ocean Pavilion: tables under sandstone arches over the water at sunset',
  ),
  'tivoli-heritage-palace/space-ocean-garden': wide(
    'rillGarden',
    'turmeric',
    'Ocean Garden in late sun: long tables on carpets along a channel of water to the red haveli',
  ),
  'tivoli-heritage-palace/dining-the-royal-restaurant': portrait(
    'royalTable',
    'marigold',
    'The Royal Restaurant: one long table with brass thalis between painted red walls',
  ),
  'tivoli-heritage-palace/gallery-1': wide('haveli', 'marigold', 'Carved balconies and a carpeted stair at sunset'),
  'tivoli-heritage-palace/gallery-2': portrait(
    'elephantFoot',
    'marigold',
    "An elephant's painted foot on the palace steps, bells at its ankle",
  ),
  'tivoli-heritage-palace/gallery-3': portrait('thali', 'marigold', 'A brass thali with nine dishes, lamps around it'),
  'tivoli-heritage-palace/gallery-4': portrait(
    'hem',
    'marigold',
    'The hem of a red lehenga on the floor, its gold thread close',
  ),
  'tivoli-heritage-palace/gallery-5': portrait(
    'profile',
    'marigold',
    'A woman in profile at a carved window, stripes of light across her veil',
  ),
  'tivoli-heritage-palace/gallery-6': wide('kites', 'marigold', 'A windy day of kites over terracotta roofs'),
  'tivoli-heritage-palace/wedding': wide(
    'petalWalk',
    'marigold',
    'Two walk away through petals between guests in red and gold',
  ),
  'tivoli-heritage-palace/hero-2': wide(
    'haldiMorning',
    'marigold',
    'Haldi at Tivoli Heritage Palace: a bride laughs on a flowered swing, women and a child around her',
  ),
  'tivoli-heritage-palace/hero-3': wide(
    'palanquinWindow',
    'marigold',
    'From inside her palanquin a bride parts the curtain: petals, lamps and farewells in a lane at dusk',
  ),

  // Wedcation, Ambala
  'wedcation-by-tivoli-ambala/card': portrait(
    'procession',
    'rose',
    'Wedcation, Ambala: a bride under a canopy of flowers on four poles, lanterns along her way',
  ),
  'wedcation-by-tivoli-ambala/hero-1': wide(
    'procession',
    'rose',
    'Wedcation, Ambala: brothers carry a canopy of flowers over the bride, a dhol player before her',
  ),
  'wedcation-by-tivoli-ambala/hero-3': wide(
    'groomsMare',
    'marigold',
    "The groom's white mare in gold and marigolds against a low sun",
  ),
  'wedcation-by-tivoli-ambala/room-executive': wide(
    'ambalaExecutive',
    'dusk',
    'The Executive room in pink and marigold, the bathroom door ajar, the lit hall in the window',
  ),
  'wedcation-by-tivoli-ambala/room-deluxe': wide(
    'ambalaDeluxe',
    'turmeric',
    'The Deluxe room: three beds in a row, their quilts of three colours, scarves on pegs',
  ),
  'wedcation-by-tivoli-ambala/room-super-deluxe': wide(
    'ambalaSuperDeluxe',
    'rose',
    'The Super Deluxe room: a king bed under strings of marigolds on a pink wall',
  ),
  'wedcation-by-tivoli-ambala/room-club': wide(
    'ambalaClub',
    'emerald',
    'The Club Room: two armchairs by the window, tea between them, the bed behind',
  ),
  'wedcation-by-tivoli-ambala/room-family': wide(
    'ambalaFamily',
    'night',
    'The Family Room: two wide beds side by side, paper kites on the wall',
  ),
  'wedcation-by-tivoli-ambala/room-family-suite': wide(
    'ambalaFamilySuite',
    'mustard',
    'The Family Suite: sofas and two bunks, the double bed through an arch',
  ),
  'wedcation-by-tivoli-ambala/space-golden-crown-hall': wide(
    'render',
    'marigold',
    'Golden Crown Hall: long tables under crowns of light, gold lattices lit from behind',
  ),
  'wedcation-by-tivoli-ambala/space-orchid-hall': wide(
    'render',
    'rose',
    'Orchid Hall: a ring of cushions for the mehndi under violet and white cloth',
  ),
  'wedcation-by-tivoli-ambala/dining-restaurant': portrait(
    'tandoorCourt',
    'rose',
    'The Restaurant: a cook at the tandoor in a rose-red court, a Punjabi thali and lassi in front',
  ),
  'wedcation-by-tivoli-ambala/dining-restaurant-ambiance': portrait(
    'familyWindow',
    'night',
    'Restaurant Ambiance by night from the garden: a family at dinner behind panes hung with marigolds',
  ),
  'wedcation-by-tivoli-ambala/dining-poolside': portrait(
    'poolGrill',
    'rose',
    'Poolside Dining: skewers over embers, guests at tables round the pool at dusk',
  ),
  'wedcation-by-tivoli-ambala/gallery-2': portrait('juttis', 'rose', 'Four pairs of embroidered juttis outside a door'),
  'wedcation-by-tivoli-ambala/gallery-3': wide('tandoor', 'marigold', 'The mouth of a tandoor glows in a dark kitchen'),
  'wedcation-by-tivoli-ambala/gallery-6': portrait('coach', 'mustard', 'A family coach unloads in the morning mist'),
  'wedcation-by-tivoli-ambala/gallery-1': wide(
    'garlandLadder',
    'rose',
    'A rose-coloured front is hung with marigolds from a ladder',
  ),
  'wedcation-by-tivoli-ambala/gallery-4': portrait(
    'phulkari',
    'rose',
    'A hand draws a needle through phulkari embroidery on pink cotton',
  ),
  'wedcation-by-tivoli-ambala/gallery-5': portrait(
    'bonfire',
    'rose',
    'Dancers and a drummer round a winter bonfire under stars',
  ),
  'wedcation-by-tivoli-ambala/wedding': wide(
    'varmala',
    'rose',
    'Garlands exchanged in a rain of petals on a pink evening',
  ),
  'wedcation-by-tivoli-ambala/hero-2': wide(
    'bhangra',
    'marigold',
    'Five men dance a bhangra before a great lit disc, colour in the air',
  ),

  // Wedcation, Israna
  'wedcation-by-tivoli-israna/card': portrait(
    'ramparts',
    'emerald',
    'Wedcation, Israna: a drummer and three dhols before a wall of large blocks',
  ),
  'wedcation-by-tivoli-israna/hero-1': wide(
    'ramparts',
    'emerald',
    'Wedcation, Israna: lamps along a plain fort wall, a drummer and three dhols in front',
  ),
  'wedcation-by-tivoli-israna/hero-2': wide(
    'camels',
    'mustard',
    'Four camels with lanterns cross a field before a great pale sun',
  ),
  'wedcation-by-tivoli-israna/room-deluxe-standard': wide(
    'isranaStandard',
    'rose',
    'The Deluxe Standard room: a queen bed in moss green, stone walls, a deep window at sunset',
  ),
  'wedcation-by-tivoli-israna/room-deluxe-balcony': wide(
    'isranaBalcony',
    'bluehour',
    'The Deluxe Balcony room from its own balcony in the evening, tea outside, lamps within',
  ),
  'wedcation-by-tivoli-israna/room-queen-suite': wide(
    'isranaQueenSuite',
    'marigold',
    'The Queen Suite: a four-poster in red and gold',
  ),
  'wedcation-by-tivoli-israna/room-de-salvador-suite': wide(
    'guestroom',
    'bluehour',
    'The De Salvador Suite in indigo and ivory, blossoms over the bed, a window seat at dusk',
  ),
  'wedcation-by-tivoli-israna/room-casa-de-cancun-suite': wide(
    'isranaCasa',
    'mustard',
    'The Casa De Cancun Suite in ivory and sand, its doors open to a veranda and the pool',
  ),
  'wedcation-by-tivoli-israna/space-the-castle': wide(
    'render',
    'mustard',
    'The Castle: chairs in rows between stone walls with green banners, three windows of coloured glass',
  ),
  'wedcation-by-tivoli-israna/space-open-lawn': wide(
    'fortLawn',
    'dusk',
    'The Open Lawn at dusk: tables between torches under the wall of the fort, striped tents in a row',
  ),
  'wedcation-by-tivoli-israna/space-pool-side-and-glass-house': wide(
    'noonPool',
    'mustard',
    'Pool Side & Glass House at noon: the pool, a gabled house of glass hung with yellow cloth',
  ),
  'wedcation-by-tivoli-israna/space-meeting-rooms': wide(
    'boardroom',
    'bluehour',
    'The Meeting Rooms: leather chairs round one long table, tall windows on the evening',
  ),
  'wedcation-by-tivoli-israna/dining-plum-cafe': portrait(
    'plumCounter',
    'mustard',
    'Plum Cafe: a breakfast counter of plum tiles, copper domes and parathas, green fields at the window',
  ),
  'wedcation-by-tivoli-israna/dining-glass-house': portrait(
    'dawnBar',
    'dusk',
    'Glass House Restaurant & Bar at first light: noodles, cocoa and tea on a counter at the glass',
  ),
  'wedcation-by-tivoli-israna/dining-banquet-catering': portrait(
    'degRow',
    'night',
    'Banquet Catering: a row of copper pots over wood fires at night under the wall of the fort',
  ),
  'wedcation-by-tivoli-israna/gallery-5': portrait(
    'ripple',
    'night',
    "The pool at two in the morning, one swimmer's ripple",
  ),
  'wedcation-by-tivoli-israna/gallery-1': wide(
    'gatePassage',
    'emerald',
    "Out of the fort's vaulted gate on to the lawn, a white mare in the shade",
  ),
  'wedcation-by-tivoli-israna/gallery-2': portrait(
    'gateSpikes',
    'emerald',
    'Iron points of an old gate, each hung with a marigold',
  ),
  'wedcation-by-tivoli-israna/gallery-3': wide(
    'jalebi',
    'emerald',
    'A hand draws a coil of jalebi into hot oil, embers below',
  ),
  'wedcation-by-tivoli-israna/gallery-4': portrait(
    'loom',
    'emerald',
    'A flat-woven rug grows on a loom, the comb beats the weft down',
  ),
  'wedcation-by-tivoli-israna/gallery-6': portrait(
    'winterFog',
    'emerald',
    'Battlements come out of a winter fog, a watchman warms his hands',
  ),
  'wedcation-by-tivoli-israna/wedding': wide(
    'fireRite',
    'emerald',
    'Two hands pour into the wedding fire, petals round the hearth',
  ),
  'wedcation-by-tivoli-israna/hero-3': wide(
    'kiteMorning',
    'emerald',
    'The morning after the wedding: bride and groom fly a kite from the battlements',
    'the couple right of the middle, an awning with its shade at the left',
  ),

  // Tivoli Lotus Court, Noida
  'tivoli-lotus-court/card': portrait(
    'lotusPool',
    'rose',
    'Tivoli Lotus Court: a great lotus with a flame among its leaves',
  ),
  'tivoli-lotus-court/hero-1': wide(
    'lotusPool',
    'rose',
    'Tivoli Lotus Court: a lotus pool from above at dawn, a flame in each blossom',
  ),
  'tivoli-lotus-court/hero-3': wide(
    'spiralStair',
    'night',
    'A spiral stair from above, a lilac veil trailing down its marble steps',
  ),
  'tivoli-lotus-court/room-standard': wide(
    'lotusStandard',
    'night',
    'The Standard room: a queen bed under a headboard of petals, Noida by night',
  ),
  'tivoli-lotus-court/room-super-deluxe': wide(
    'lotusSuperDeluxe',
    'rose',
    'The Super Deluxe room: a dressing table with a lit mirror, a wedding dress, the king bed',
  ),
  'tivoli-lotus-court/space-lotus-court': wide(
    'render',
    'rose',
    'Lotus Court: a round hall under a dome of petals, tables in rings about a lotus of inlaid stone',
  ),
  'tivoli-lotus-court/space-glass-house': wide(
    'petalHouse',
    'night',
    'The Glass House by night: glass folded like the petals of a lotus, lit from within, towers behind',
  ),
  'tivoli-lotus-court/space-rooftop': wide('noida', 'bluehour', 'Rooftop: towers around a terrace with lamps'),
  'tivoli-lotus-court/space-lawn-1': wide(
    'haldiLawn',
    'emerald',
    'Lawn 1 at noon: cushions under a canopy of marigolds, a white lattice with bougainvillea',
  ),
  'tivoli-lotus-court/space-lawn-2': wide(
    'danceLawn',
    'dusk',
    'Lawn 2 by night: a floor of lit squares, bulbs from a golden mast, tall tables round it',
  ),
  'tivoli-lotus-court/space-pool-side': wide(
    'cityPool',
    'night',
    'Pool Side by night: sofas and a bar on the deck across the water, the towers of Noida behind',
  ),
  'tivoli-lotus-court/gallery-3': wide('cake', 'night', "A candle on a cake on the roof, Noida's lamps behind it"),
  'tivoli-lotus-court/gallery-1': wide(
    'latticeFront',
    'rose',
    'A corner of petal-shaped screens, lit from within at dusk',
  ),
  'tivoli-lotus-court/gallery-2': portrait(
    'rangoliHand',
    'rose',
    'A hand fills a rangoli of petals with colour, lamps around it',
  ),
  'tivoli-lotus-court/gallery-4': portrait('chiffon', 'rose', 'A sheer pink curtain lifts in the wind at daybreak'),
  'tivoli-lotus-court/gallery-5': portrait(
    'rail',
    'rose',
    "Two at a railing from behind, her scarf in the wind, the city's windows lit",
  ),
  'tivoli-lotus-court/gallery-6': portrait('leafRain', 'rose', 'Drops roll into the heart of a lotus leaf in a shower'),
  'tivoli-lotus-court/wedding': wide(
    'mandapAbove',
    'rose',
    'A wedding from straight above: the mandap, an aisle of petals, guests in arcs',
  ),
  'tivoli-lotus-court/hero-2': wide(
    'canopy',
    'rose',
    'The Glass House of Tivoli Lotus Court from above, lit among trees at dusk',
  ),

  // Tivoli Bijwasan, New Delhi
  'tivoli-bijwasan/card': portrait(
    'shamianaEvening',
    'turmeric',
    'Tivoli Bijwasan: a saffron tent, an aeroplane small in the evening sky',
  ),
  'tivoli-bijwasan/hero-1': wide(
    'shamianaEvening',
    'turmeric',
    'Tivoli Bijwasan: guests in a lit striped tent on the lawn, an aeroplane climbs far off',
  ),
  'tivoli-bijwasan/room-deluxe': wide(
    'bijwasanDeluxe',
    'turmeric',
    'The Deluxe room: tea on the bed, striped canvas overhead, doors open to the garden',
  ),
  'tivoli-bijwasan/room-super-deluxe': wide(
    'bijwasanSuperDeluxe',
    'dusk',
    'The Super Deluxe room at dusk: a striped tent for a ceiling, a daybed for a third guest',
  ),
  'tivoli-bijwasan/space-marquee': wide(
    'render',
    'marigold',
    'Marquee: round tables between the poles of a saffron striped tent, strings of bulbs overhead',
  ),
  'tivoli-bijwasan/space-pavilion': wide(
    'render',
    'bluehour',
    'Pavilion: long tables under lanterns, white cusped arches open to the garden at blue hour',
  ),
  'tivoli-bijwasan/dining-spice-route': portrait(
    'leafTable',
    'emerald',
    'Spice Route: prawns, fish curry, rice and appams on a banana leaf, from above',
  ),
  'tivoli-bijwasan/dining-garden-cafe': portrait(
    'gardenVeranda',
    'mustard',
    'Garden Cafe: cakes on a veranda under a saffron awning, cane chairs, the garden in the morning',
  ),
  'tivoli-bijwasan/dining-royal-lounge': portrait(
    'tentLounge',
    'dusk',
    'Royal Lounge: two drinks and kebabs on a brass tray, low seats and a round bar under striped silk',
  ),
  'tivoli-bijwasan/tour': wide(
    'render',
    'marigold',
    'Inside the Marquee at dusk: bulbs on strings between the poles of a striped tent',
  ),
  'tivoli-bijwasan/promo': wide(
    'lawn',
    'marigold',
    'Red and ivory tents along an aisle to an arch of flowers, a red sky above',
  ),
  'tivoli-bijwasan/wedding': wide('mandap', 'mustard', 'A mandap in the clear light of morning'),
  'tivoli-bijwasan/gallery-4': portrait(
    'tentBelow',
    'turmeric',
    'A striped tent from below, the sun through its cloth',
  ),
  'tivoli-bijwasan/gallery-1': wide(
    'pavilion',
    'turmeric',
    'A long garden pavilion with striped awnings, the lawn watered early',
  ),
  'tivoli-bijwasan/gallery-2': portrait(
    'guyRope',
    'turmeric',
    'A hand draws the rope of a striped tent tight at its peg',
  ),
  'tivoli-bijwasan/gallery-3': wide('spices', 'turmeric', 'Seven spices in a round tin, a brass spoon in the turmeric'),
  'tivoli-bijwasan/gallery-5': portrait(
    'varmala',
    'turmeric',
    'Four hands exchange garlands, rice and petals in the air',
  ),
  'tivoli-bijwasan/gallery-6': portrait(
    'nightFlight',
    'turmeric',
    "The line of an aeroplane's lights over a garden by night",
  ),
  'tivoli-bijwasan/hero-3': wide(
    'petalAisle',
    'turmeric',
    'Two walk away over the lawn of Tivoli Bijwasan in a fall of marigold petals',
  ),
  'tivoli-bijwasan/hero-2': wide(
    'pavilionEvening',
    'turmeric',
    'A reception at Tivoli Bijwasan: under striped cloth an old man tells laughing guests a story',
  ),

  // Tivoli Royal Court, Okhla
  'tivoli-royal-court-okhla/card': portrait(
    'chandelierBelow',
    'dusk',
    'Tivoli Royal Court: rings of candles and crystal under a copper ceiling',
  ),
  'tivoli-royal-court-okhla/hero-1': wide(
    'chandelierBelow',
    'dusk',
    'Tivoli Royal Court: a great chandelier from straight below',
  ),
  'tivoli-royal-court-okhla/hero-2': wide(
    'banquetDoor',
    'turmeric',
    'Tivoli Royal Court: two guests with a card at copper doors, a hall of chandeliers behind',
  ),
  'tivoli-royal-court-okhla/hero-3': wide(
    'keynote',
    'turmeric',
    'Tivoli Royal Court: a woman in a copper sari speaks at a lectern, a full hall listens in rows',
  ),
  'tivoli-royal-court-okhla/space-astoria-hall': wide(
    'render',
    'night',
    'Astoria Hall: a chequered dance floor under rounds of light, walls of walnut and copper',
  ),
  'tivoli-royal-court-okhla/space-regency': wide(
    'render',
    'emerald',
    'Regency: white chairs in rows toward a screen, the light of an afternoon through tall windows',
  ),
  'tivoli-royal-court-okhla/space-outdoor-venue': wide(
    'cityCourt',
    'night',
    'Outdoor Venue: long tables in a paved court between town fronts by night, bulbs from wall to wall',
  ),
  'tivoli-royal-court-okhla/gallery-5': portrait(
    'bells',
    'marigold',
    "The brass bells of a wedding band, close, the players' red sleeves behind",
  ),
  'tivoli-royal-court-okhla/gallery-1': wide(
    'bulbFront',
    'marigold',
    'A street front in a net of bulbs by night, all of it again in the wet road',
  ),
  'tivoli-royal-court-okhla/gallery-2': portrait(
    'bandsmen',
    'marigold',
    'A wedding band marches away in red between carried lamps',
  ),
  'tivoli-royal-court-okhla/gallery-3': wide(
    'paan',
    'marigold',
    'Folded paan with silver leaf on a copper tray, one lifted by a hand',
  ),
  'tivoli-royal-court-okhla/gallery-4': portrait(
    'epaulette',
    'marigold',
    "The shoulder of a bandsman's coat, close: red velvet, gold braid",
  ),
  'tivoli-royal-court-okhla/gallery-6': portrait(
    'puddle',
    'marigold',
    'A lane of lights and a drummer seen upside down in a puddle',
  ),
  'tivoli-royal-court-okhla/wedding': wide(
    'knot',
    'marigold',
    'A red and an ivory scarf tied in a knot by copper light',
  ),

  // Omnia Dwarka Expressway
  'omnia-dwarka-expressway/card': portrait(
    'ribbons',
    'night',
    'Omnia Dwarka Expressway: a lit court beside the loops of the road',
  ),
  'omnia-dwarka-expressway/hero-1': wide(
    'ribbons',
    'night',
    'Omnia Dwarka Expressway: loops of road from above, headlights in the rain',
  ),
  'omnia-dwarka-expressway/hero-2': wide(
    'firstDance',
    'night',
    'A couple dances on a cloud of mist between fountains of sparks',
  ),
  'omnia-dwarka-expressway/hero-3': wide(
    'balconyNight',
    'night',
    "A bride and groom at a stone balustrade above a motorway's curve of lights by night",
  ),
  'omnia-dwarka-expressway/room-urban-suite': wide(
    'omniaDwarkaSuite',
    'dusk',
    'The Urban Suite: the lights of the expressway behind a wall of glass',
  ),
  'omnia-dwarka-expressway/space-360-hall': wide('conference', 'dusk', '360 Hall: violet seats before a lit stage'),
  'omnia-dwarka-expressway/space-mansion-hall': wide(
    'render',
    'bluehour',
    'Mansion Hall from its gallery: blue standing tables in a court of lit arches under a glass ceiling',
  ),
  'omnia-dwarka-expressway/gallery-1': wide(
    'forecourtNight',
    'night',
    'A car draws up under a long lit canopy in the rain',
  ),
  'omnia-dwarka-expressway/gallery-2': portrait(
    'ribbonCar',
    'night',
    'Roses and a ribbon on the wet blue bonnet of the wedding car',
  ),
  'omnia-dwarka-expressway/gallery-3': wide(
    'chai',
    'night',
    'Tea poured from a height into small glasses, lamps of the road behind',
  ),
  'omnia-dwarka-expressway/gallery-4': portrait('safas', 'night', "Tied turbans on their stands for the groom's party"),
  'omnia-dwarka-expressway/gallery-5': portrait(
    'headlights',
    'night',
    "Two under one umbrella, drawn by a car's lamps",
  ),
  'omnia-dwarka-expressway/gallery-6': portrait(
    'windscreen',
    'night',
    'The expressway by night through a wet windscreen',
  ),
  'omnia-dwarka-expressway/wedding': wide('knot', 'night', 'The scarves of bride and groom tied in a knot, close'),

  // Guest rooms, one set for all houses
  'rooms/window-seat': wide('readingWindow', 'emerald', 'A window seat under three arches, a book left open on it'),
  'rooms/bed': wide('breakfastInBed', 'turmeric', 'A tray with tea and marigolds on a made bed in the first sun'),
  'rooms/bedside': wide('lampAndBooks', 'night', 'A lit lamp, books and flowers on a bedside table'),
  'rooms/curtains': wide(
    'morningCurtains',
    'mustard',
    'Sheer curtains lifted by the morning air before an open garden door',
  ),
  'rooms/sitting-corner': wide('readingChair', 'bluehour', 'An armchair under a lamp at blue hour, tea beside it'),
  'rooms/night-window': wide('nightDesk', 'night', 'A writing desk before a window over the city by night'),

  // Omnia Greater Noida
  'omnia-greater-noida/hero-1': wide(
    'lectern',
    'emerald',
    'Omnia Greater Noida: an empty theatre from the lectern, notes in front',
  ),
  'omnia-greater-noida/hero-3': wide(
    'flagWalk',
    'emerald',
    'Flags in the evening wind along the way to a lit glass door',
  ),
  'omnia-greater-noida/room-urban-suite': wide(
    'omniaGreaterNoidaSuite',
    'rose',
    'The Urban Suite: a corner of glass over the campus at first light',
  ),
  'omnia-greater-noida/gallery-1': wide(
    'windowGrid',
    'emerald',
    'A front of windows at dusk, an evening in each of them',
  ),
  'omnia-greater-noida/gallery-2': portrait(
    'lanyards',
    'emerald',
    'Name cards on ribbons hang in rows, a hand takes one',
  ),
  'omnia-greater-noida/gallery-3': wide(
    'cups',
    'emerald',
    'Rows of cups and saucers from above, a hand takes the first',
  ),
  'omnia-greater-noida/gallery-4': portrait(
    'stageCurtain',
    'emerald',
    'A hand draws a velvet curtain aside, the empty hall beyond',
  ),
  'omnia-greater-noida/gallery-5': portrait(
    'applause',
    'emerald',
    'Heads and clapping hands in outline before a speaker',
  ),
  'omnia-greater-noida/gallery-6': portrait(
    'lightning',
    'emerald',
    'A summer storm breaks over the towers, two lit tents on the plain',
  ),
  'omnia-greater-noida/card': portrait(
    'lectern',
    'emerald',
    'Omnia Greater Noida: an empty theatre seen from the lectern',
  ),
  'omnia-greater-noida/wedding': wide(
    'mandapAbove',
    'emerald',
    'A wedding lawn from above by night: the mandap, guests in arcs, lamps',
  ),
  'omnia-greater-noida/hero-2': wide(
    'boardTable',
    'emerald',
    'A board at its oval table from above, papers and cups under one lamp',
  ),

  // The Upper HSE, Sultanpur
  'upper-hse-sultanpur/card': portrait('ribs', 'emerald', 'The Upper HSE: lamps under the ribs of a glass house'),
  'upper-hse-sultanpur/hero-1': wide(
    'ribs',
    'emerald',
    'The Upper HSE: bronze ribs of the glass house by night, a long table laid',
  ),
  'upper-hse-sultanpur/hero-2': wide(
    'orangery',
    'emerald',
    'Open doors of a white glass house at dawn, citrus trees and a basket of flowers',
  ),
  'upper-hse-sultanpur/hero-3': wide(
    'lanternTree',
    'emerald',
    'Two guests under a great old tree hung with paper lanterns',
  ),
  'upper-hse-sultanpur/room-standard': wide(
    'upperHseStandard',
    'mustard',
    'A complimentary room: a queen bed beside ribs of glass, dresses on the wall, the garden outside',
  ),
  'upper-hse-sultanpur/space-oval-glass-house': wide(
    'glasshouse',
    'night',
    'Oval Glass House at dusk, a hundred lamps inside',
    'oval plan, close',
  ),
  'upper-hse-sultanpur/space-open-lush-garden': wide(
    'morningGarden',
    'emerald',
    'Open Lush Garden in the morning: white chairs in arcs before an arch of flowers, a glass house',
  ),
  'upper-hse-sultanpur/gallery-2': portrait(
    'dew',
    'emerald',
    'A bronze rib and dew on the glass, guests blurred behind it',
  ),
  'upper-hse-sultanpur/gallery-1': wide(
    'canopy',
    'emerald',
    'The oval glass house from above, lit among tree tops at dusk',
  ),
  'upper-hse-sultanpur/gallery-3': wide(
    'placeSetting',
    'emerald',
    'A long table from above: linen, ferns, figs and candles',
  ),
  'upper-hse-sultanpur/gallery-4': portrait(
    'linenLine',
    'emerald',
    'Washed linen on lines between trees, leaf shadows on it',
  ),
  'upper-hse-sultanpur/gallery-5': portrait('swing', 'emerald', 'A girl on a swing under a wide tree, from behind'),
  'upper-hse-sultanpur/gallery-6': portrait(
    'moonMist',
    'emerald',
    'A table for two in a misty grove by night, a deer at its edge',
  ),
  'upper-hse-sultanpur/wedding': wide('petalWalk', 'emerald', 'Two walk away between their guests in a fall of petals'),

  // Omnia Noida
  'omnia-noida/card': portrait(
    'desk',
    'mustard',
    'Omnia Noida: filter coffee on a sunlit desk, a guest at the window beside the metro',
  ),
  'omnia-noida/hero-1': wide(
    'desk',
    'mustard',
    'Omnia Noida: seven in the morning, sun on the desk, a guest at the window as the metro passes',
  ),
  'omnia-noida/hero-2': wide(
    'arrivalInRain',
    'dusk',
    'Omnia Noida in light rain: a doorman holds an umbrella over a guest, an auto-rickshaw at the porch',
  ),
  'omnia-noida/room-urban-suite': wide(
    'omniaNoidaSuite',
    'mustard',
    'The Urban Suite: a desk by the window, the morning metro passing',
  ),
  'omnia-noida/dining-horizon': portrait(
    'skyGrill',
    'bluehour',
    'Horizon: skewers over charcoal under a copper hood, tables along the glass high above Noida',
  ),
  'omnia-noida/gallery-1': wide('upward', 'mustard', 'Straight up between towers at first light, the metro crossing'),
  'omnia-noida/gallery-2': wide('keycard', 'mustard', 'A hand holds a card to the lock of room 712'),
  'omnia-noida/gallery-3': wide('dosa', 'mustard', 'A long dosa, chutneys and coffee in morning light'),
  'omnia-noida/gallery-4': wide('shirts', 'mustard', 'Pressed shirts on a rail, a tie and a watch below'),
  'omnia-noida/gallery-5': wide('commuters', 'mustard', 'People with cases cross a bright lobby in the morning'),
  'omnia-noida/gallery-6': wide(
    'metroRain',
    'mustard',
    'A train runs in on a wet platform, one shakes out an umbrella',
  ),
  'omnia-noida/hero-3': wide('windowGrid', 'mustard', 'A slate front of windows at dusk, each with its own lamp'),
} satisfies Record<string, PictureBrief>;

export type BriefName = keyof typeof briefs;

const bucketOfProperty: Record<string, Bucket> = {
  'the-tivoli': 'thetivolinewdelhi1',
  'tivoli-royal-palace': 'royalpalacepalwal',
  'tivoli-heritage-palace': 'tivoliheritagerewari',
  'wedcation-by-tivoli-ambala': 'wedcationambala',
  'wedcation-by-tivoli-israna': 'wedcationisrana',
  'tivoli-lotus-court': 'lotuscourt',
  'omnia-dwarka-expressway': 'omniatiwolidwarka',
};

/** The public bucket that a picture belongs to; one without a bucket of its own lies in the home page's. */
export function bucketFor(name: BriefName): Bucket {
  const [subject = '', picture = ''] = name.split('/');
  if (picture.startsWith('dining-') || picture === 'culinary') return 'tivoli-dining-photo';
  if (picture.startsWith('experience-')) return 'experience';
  return bucketOfProperty[subject] ?? 'homepage_image';
}
