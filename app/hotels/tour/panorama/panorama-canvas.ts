import type { Direction, Screen } from './directions.ts';

const radians = Math.PI / 180;

export type PanoramaCanvas = NonNullable<ReturnType<typeof openPanoramaCanvas>>;

/** Opens a canvas for panoramas; undefined if the browser has no WebGL 2 or no room for such large pictures. */
export function openPanoramaCanvas(canvas: HTMLCanvasElement) {
  const gl = canvas.getContext('webgl2', { antialias: false, depth: false, alpha: false, preserveDrawingBuffer: true });
  if (!gl || gl.getParameter(gl.MAX_TEXTURE_SIZE) < 4096) return undefined;
  const program = compile(gl);
  if (!program) return undefined;
  const uniform = (name: string) => gl.getUniformLocation(program, name);
  const [shownAt, halfAt, lookAt, beforeAt] = ['shown', 'half_screen', 'look', 'look_before'].map(uniform);
  gl.uniform1i(uniform('before') ?? null, 0);
  gl.uniform1i(uniform('present') ?? null, 1);
  let [before, present]: (WebGLTexture | null)[] = [null, null];
  /** How much the panorama before is turned against the present one. */
  let turned = 0;

  return {
    /** Shows another panorama and closes its picture; the one before remains below it until it is faded out. */
    load(picture: ImageBitmap, lookBefore: Direction): void {
      gl.deleteTexture(before ?? null);
      before = present ?? null;
      turned = lookBefore.yaw;
      gl.activeTexture(gl.TEXTURE1);
      present = textureOf(gl, picture);
      gl.activeTexture(gl.TEXTURE0);
      gl.bindTexture(gl.TEXTURE_2D, before ?? present);
    },
    /** Draws the present panorama, over the one before while `shown` is less than 1. */
    draw(look: Direction, { width, height, focal }: Screen, shown: number): void {
      const density = Math.min(devicePixelRatio, 2);
      const [across, down] = [Math.round(width * density), Math.round(height * density)];
      if (canvas.width !== across || canvas.height !== down) Object.assign(canvas, { width: across, height: down });
      gl.viewport(0, 0, across, down);
      gl.uniform1f(shownAt ?? null, shown);
      gl.uniform2f(halfAt ?? null, width / 2 / focal, height / 2 / focal);
      gl.uniform2f(lookAt ?? null, look.yaw * radians, look.pitch * radians);
      gl.uniform1f(beforeAt ?? null, turned * radians);
      gl.drawArrays(gl.TRIANGLES, 0, 3);
    },
    close(): void {
      gl.getExtension('WEBGL_lose_context')?.loseContext();
    },
  };
}

function compile(gl: WebGL2RenderingContext): WebGLProgram | undefined {
  const program = gl.createProgram();
  for (const [kind, text] of [
    [gl.VERTEX_SHADER, vertexShader],
    [gl.FRAGMENT_SHADER, fragmentShader],
  ] as const) {
    const shader = gl.createShader(kind);
    if (!shader) return undefined;
    gl.shaderSource(shader, text);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) return undefined;
  // biome-ignore lint/correctness/useHookAtTopLevel: it is a function of WebGL and not a hook
  gl.useProgram(program);
  return program;
}

/** Sends a picture to the graphics processor, with smaller copies for where it is shown small, and closes it. */
function textureOf(gl: WebGL2RenderingContext, picture: ImageBitmap): WebGLTexture {
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGB, gl.RGB, gl.UNSIGNED_BYTE, picture);
  picture.close();
  gl.generateMipmap(gl.TEXTURE_2D);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.REPEAT);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  return texture;
}

/** One triangle that covers the screen. */
const vertexShader = `#version 300 es
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
const fragmentShader = `#version 300 es
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
