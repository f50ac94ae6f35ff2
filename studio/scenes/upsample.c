/* upsample.c - enlarges a denoised picture along the edges and textures of larger guides.
 *   gcc -O3 -march=native -ffast-math upsample.c -lm -o upsample
 *   upsample W H picture.f32 guides.f32 W2 H2 guides2.f32 out.f32
 * picture: RGB float, scene-linear. guides: 7 floats a pixel (albedo rgb, normal xyz, depth), of both sizes. Light changes
 * slowly over a surface, so it is taken from the small picture; the colour of the surface is taken from the large guides,
 * but hardly further than the small guides go nearby: a mirror's few samples would show as grain.
 * Left and right edge belong together, as in a panorama. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
static float *load(const char *path, size_t n) {
  FILE *f = fopen(path, "rb");
  float *b = malloc(n * 4);
  if (!f || fread(b, 4, n, f) != n) { fprintf(stderr, "read %s\n", path); exit(1); }
  fclose(f);
  return b;
}
static float colour(float albedo) { return albedo < 0.03f ? 0.03f : albedo; }
int main(int count, char **words) {
  if (count < 9) return 1;
  int W = atoi(words[1]), H = atoi(words[2]), W2 = atoi(words[5]), H2 = atoi(words[6]);
  size_t n = (size_t)W * H, n2 = (size_t)W2 * H2;
  float *c = load(words[3], n * 3), *g = load(words[4], n * 7), *G = load(words[7], n2 * 7), *o = malloc(n2 * 12);
  for (size_t i = 0; i < n; i++) g[7 * i + 6] = logf(1 + fminf(g[7 * i + 6], 1e4f));
  for (int Y = 0; Y < H2; Y++) for (int X = 0; X < W2; X++) {
    size_t I = (size_t)Y * W2 + X;
    float *q = G + 7 * I, far = logf(1 + fminf(q[6], 1e4f));
    float x = (X + 0.5f) * W / W2 - 0.5f, y = (Y + 0.5f) * H / H2 - 0.5f;
    int x0 = (int)floorf(x), y0 = (int)floorf(y);
    float sum[3] = {0, 0, 0}, all = 0, low[3] = {9, 9, 9}, high[3] = {0, 0, 0}, tint[3];
    for (int dy = -1; dy <= 2; dy++) for (int dx = -1; dx <= 2; dx++) {
      int px = ((x0 + dx) % W + W) % W, py = y0 + dy < 0 ? 0 : y0 + dy >= H ? H - 1 : y0 + dy;
      float *p = g + 7 * ((size_t)py * W + px);
      for (int k = 0; k < 3; k++) { low[k] = fminf(low[k], p[k]); high[k] = fmaxf(high[k], p[k]); }
    }
    for (int k = 0; k < 3; k++) {
      float slack = 0.3f * (high[k] - low[k]) + 0.03f;
      tint[k] = fmaxf(low[k] - slack, fminf(high[k] + slack, q[k]));
    }
    for (int dy = -1; dy <= 2; dy++) for (int dx = -1; dx <= 2; dx++) {
      int px = ((x0 + dx) % W + W) % W, py = y0 + dy;
      if (py < 0 || py >= H) continue;
      size_t i = (size_t)py * W + px;
      float *p = g + 7 * i, ex = x0 + dx - x, ey = y0 + dy - y, da = 0, dn = 0, dd = p[6] - far;
      for (int k = 0; k < 3; k++) { float e = p[k] - tint[k]; da += e * e; e = p[3 + k] - q[3 + k]; dn += e * e; }
      float w = expf(-(ex * ex + ey * ey) * 1.1f - da * 22 - dn * 5 - dd * dd * 260) + 1e-6f * expf(-(ex * ex + ey * ey));
      all += w;
      for (int k = 0; k < 3; k++) sum[k] += w * c[3 * i + k] / colour(p[k]);
    }
    for (int k = 0; k < 3; k++) o[3 * I + k] = sum[k] / all * colour(tint[k]);
  }
  FILE *f = fopen(words[8], "wb");
  fwrite(o, 4, n2 * 3, f);
  fclose(f);
  return 0;
}
