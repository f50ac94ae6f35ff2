// rooftopToast: a party on a roof at night, tilted and from low beside the bar: a bartender shakes a copper shaker,
// friends laugh and clink behind her, and a lit pool and the lights of the city shine beyond them.
import { bartender } from '../../kit/figures/rooftop/bartender.mjs';
import { friends } from '../../kit/figures/rooftop/friends.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { bar } from '../../parts/rooftop/bar-top.mjs';
import { bulbString, cityLights, roofSky } from '../../parts/rooftop/city-lights.mjs';
import { darkPlant, litPool, parapet } from '../../parts/rooftop/pool-terrace.mjs';

export function rooftopToast(options = {}) {
  const S = stage({ pal: 'night', seed: 611, ...options });
  S.add(
    roofSky(S),
    cityLights(S),
    parapet(S),
    litPool(S),
    bulbString(S),
    darkPlant(S),
    friends(S),
    bartender(S),
    bar(S),
  );
  return finish(S, options.framed);
}
