// fortress: a castle of round towers behind palms and a pool.
import { hill } from '../../kit/nature/hills.mjs';
import { bandClouds, besideAxis, birds, sky } from '../../kit/nature/sky.mjs';
import { treeline } from '../../kit/nature/trees.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { castle } from '../../parts/buildings/castle.mjs';
import { forecourt } from '../../parts/landscape/forecourt.mjs';
import { islandPalm, lilies, tank } from '../../parts/landscape/lotus-tank.mjs';

/** `ground` 'tank' or 'court', `span` how far the outer towers stand, `sun` its offset from the axis. */
export function fortress({ ground = 'tank', span, sun, stars = false, ...options } = {}) {
  const S = stage({ pal: 'mustard', seed: 231, ...options });
  const p = S.pal;
  const hz = S.H * S.by(0.7, 0.7, 0.76);
  const house = castle(S, p, S.cx, hz, { span: span ?? S.by(640, 480) });
  S.add(
    sky(S, p, hz, S.cx + (sun ?? besideAxis(S)), hz - 470, 165, { stars }),
    bandClouds(S, hz * 0.34, hz * 0.7, 7, [p.sky[3], p.sky[4], p.sky[2]]),
    hill(S, hz + 6, 140, 5, p.far, S.seed, p.sky[3]),
    birds(S.cx + 290, hz - 690, 19, 6, p.sky[0], S.r),
    house,
    treeline(S, -20, S.W + 20, hz, 30, p.leafm, S.seed + 2),
  );
  if (ground === 'court') return finish(S.add(forecourt(S, p, S.cx, hz, { half: 110 })), options.framed);
  S.add(
    tank(S, p, hz, house),
    lilies(S, p, 7),
    islandPalm(S, p, S.by(0.08, 0.1), 0.91, 640, 0.05),
    islandPalm(S, p, S.by(0.2, 0.22), 0.86, 430, 0.02),
    islandPalm(S, p, S.by(0.93, 0.91), 0.91, 560, -0.06),
  );
  return finish(S, options.framed);
}
