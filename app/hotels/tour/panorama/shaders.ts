/** One triangle that covers the screen. */
export const vertexShader = `#version 300 es
out vec2 place;
void main() {
  vec2 corner = vec2(gl_VertexID == 1 ? 3.0 : -1.0, gl_VertexID == 2 ? 3.0 : -1.0);
  place = corner;
  gl_Position = vec4(corner, 0.0, 1.0);
}`;

/**
 * Each pixel looks up its direction in two panoramas, the one before and the present one. The angle around is taken
 * twice, once with its jump behind the visitor and once in front, and the one that changes less decides how sharp the
 * picture is read: otherwise a line would stand where left and right edge meet.
 */
export const fragmentShader = `#version 300 es
precision highp float;
in vec2 place;
uniform sampler2D before;
uniform sampler2D present;
uniform float shown;
uniform vec2 half_screen;
uniform vec2 look;
uniform float look_before;
out vec4 colour;
vec3 panorama(sampler2D picture, vec3 ray, float yaw) {
  float around = (atan(ray.x, ray.z) + yaw) / 6.28318530718 + 0.5;
  float down = 0.5 - atan(ray.y, length(ray.xz)) / 3.14159265359;
  float near = fract(around);
  float far = fract(around + 0.5) - 0.5;
  float across = fwidth(near) < fwidth(far) + 1e-5 ? near : far;
  return texture(picture, vec2(across, down)).rgb;
}
void main() {
  vec2 plane = place * half_screen;
  float c = cos(look.y), s = sin(look.y);
  vec3 ray = vec3(plane.x, plane.y * c + s, c - plane.y * s);
  vec3 now = panorama(present, ray, look.x);
  colour = vec4(shown < 1.0 ? mix(panorama(before, ray, look_before), now, shown) : now, 1.0);
}`;
