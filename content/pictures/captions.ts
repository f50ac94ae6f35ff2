/** What a person must write about a picture beside its brief; its file says the rest. */
export interface Caption {
  /** Read out in the picture's place, where no brief says it. Says what is seen, not "picture of". */
  alt?: string;
  /** What a crop keeps in view: across and down, 0 to 1. The middle where absent. */
  focus?: readonly [x: number, y: number];
}

/** By the picture's name, which is its file's path under its bucket without the ending. */
export const captions: Readonly<Record<string, Caption>> = {
  'poster-ballroom-night': { alt: 'A ballroom set for dinner under a great chandelier', focus: [0.5, 0.6] },
  'poster-bar-night': { alt: 'A lamplit bar with bottles in cusped arches and two stools' },
  'poster-conference-bluehour': { alt: 'Rows of blue seats before the stage of a conference hall', focus: [0.5, 0.55] },
  'poster-delhi-rose': { alt: 'A domed tomb and a minaret by the water in Delhi at sunrise' },
  'poster-glasshouse-night': { alt: 'A glass house lit from within under a full moon', focus: [0.5, 0.6] },
  'poster-haldi-turmeric': { alt: 'A marigold canopy over a low seat for the haldi ceremony' },
  'poster-haveli-marigold': { alt: 'Steps with a red carpet up to the gate of a haveli' },
  'poster-highway-mustard': { alt: 'A car on the road through mustard fields to a palace', focus: [0.5, 0.55] },
  'poster-lawn-rose': { alt: 'An aisle between flowered tents on a lawn at sunset' },
  'poster-mandap-marigold': { alt: 'A wedding mandap hung with marigolds and lit by lamps', focus: [0.5, 0.6] },
  'poster-mehndi-emerald': { alt: 'Two hands with mehndi patterns inside a ring of flowers', focus: [0.5, 0.6] },
  'poster-nikah-night': { alt: 'A domed pavilion on the water under hanging garlands and a crescent moon' },
  'poster-noida-bluehour': { alt: 'Towers of Noida behind an arcade and a fountain at blue hour' },
  'poster-palace-bluehour': { alt: 'A palace gate mirrored in its pool at blue hour', focus: [0.5, 0.6] },
  'poster-palace-emerald': { alt: 'A palace gate mirrored in its pool under a green sky', focus: [0.5, 0.6] },
  'poster-palace-rose': { alt: 'A palace gate mirrored in its pool at dawn', focus: [0.5, 0.6] },
  'poster-poolside-bluehour': { alt: 'A long pool between palms and pavilions at blue hour', focus: [0.5, 0.6] },
  'poster-suite-emerald': { alt: 'A suite with a canopied bed and brass lamps', focus: [0.5, 0.6] },
  'poster-sustain-mustard': { alt: 'An electric car charging beside a solar panel before a palace', focus: [0.5, 0.6] },
  'poster-thali-marigold': { alt: 'A brass thali with nine small dishes, lamps around it' },
  'scene-banquet-hall': { alt: 'A banquet hall with crystal chandeliers and round tables', focus: [0.5, 0.55] },
  'scene-glasshouse-dusk': { alt: 'A glass house under strings of light at dusk', focus: [0.5, 0.55] },
  'scene-guestroom': { alt: 'A guest room with a carved headboard and jharokha windows', focus: [0.7, 0.55] },
  'scene-lawn': { alt: 'A lawn set for a wedding with a flowered mandap under strings of light', focus: [0.5, 0.6] },
  'scene-palace-bluehour': { alt: 'A lit palace front mirrored in a long pool at night' },
  'scene-pool': { alt: 'A pool with cabanas before a palace at dusk', focus: [0.55, 0.55] },
  'scene-restaurant': { alt: 'Red chairs at white tables under globe lamps in a restaurant', focus: [0.5, 0.6] },
  'wide-palace-rose': { alt: 'A palace of many domes mirrored in its pool at dawn', focus: [0.55, 0.55] },
};
