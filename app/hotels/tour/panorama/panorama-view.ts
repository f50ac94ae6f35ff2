import { type Direction, type Screen, screenOf, within, wrapAngle } from './directions.ts';
import type { PanoramaCanvas } from './panorama-canvas.ts';

/** Milliseconds in which one place fades into the next, and in which a key turns the view. */
const fadeTime = 200;
const turnTime = 160;

function wantsLessMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** What is seen of a panorama, and how the view turns. It draws only when something changes. */
export class PanoramaView {
  look: Direction = { yaw: 0, pitch: 0 };
  #zoom = 1;
  #shown = 1;
  #hasPicture = false;
  #frame = 0;
  /** Where the view is turning to, while it turns. */
  #goal: Direction | undefined;
  #animation: ((now: number) => boolean) | undefined;
  readonly #canvas: HTMLCanvasElement;
  readonly #painter: PanoramaCanvas;
  readonly #onDraw: (look: Direction, screen: Screen) => void;

  constructor(canvas: HTMLCanvasElement, painter: PanoramaCanvas, onDraw: (look: Direction, screen: Screen) => void) {
    this.#canvas = canvas;
    this.#painter = painter;
    this.#onDraw = onDraw;
  }

  /** Whether a key turns the view at this moment, or one place fades into the next. */
  get isMoving(): boolean {
    return this.#animation !== undefined;
  }

  get screen(): Screen {
    return screenOf(this.#canvas.clientWidth, this.#canvas.clientHeight, this.#zoom);
  }

  /** Shows another panorama and closes its picture. It fades in, unless it is the first. Of another place one looks at the middle. */
  show(picture: ImageBitmap, isOtherPlace: boolean): void {
    const fades = this.#hasPicture && !wantsLessMotion();
    this.#goal = undefined;
    this.#painter.load(picture, this.look);
    this.#hasPicture = true;
    if (isOtherPlace) {
      this.#zoom = 1;
      this.look = { yaw: 0, pitch: 0 };
    }
    this.#shown = fades ? 0 : 1;
    this.#animate(fades ? fadeTime : 0, (share) => {
      this.#shown = share;
    });
  }

  turnTo(direction: Direction): void {
    const from = this.look;
    const to = within(direction);
    const turn = wrapAngle(to.yaw - from.yaw);
    this.#goal = to;
    this.#shown = 1;
    this.#animate(wantsLessMotion() ? 0 : turnTime, (share) => {
      this.look = within({ yaw: from.yaw + turn * share, pitch: from.pitch + (to.pitch - from.pitch) * share });
    });
  }

  /** Turns by some degrees. A key that is pressed while the view still turns adds to where it is going. */
  turnBy({ yaw, pitch }: Direction): void {
    const from = this.#animation && this.#goal ? this.#goal : this.look;
    this.turnTo({ yaw: from.yaw + yaw, pitch: from.pitch + pitch });
  }

  /** Turns at once, as a finger does that holds the picture: by pixels to the right and down. */
  drag(right: number, down: number): void {
    const perPixel = 180 / Math.PI / this.screen.focal;
    this.lookAt({ yaw: this.look.yaw - right * perPixel, pitch: this.look.pitch + down * perPixel });
  }

  /** Looks there at once, as a phone that is turned does. */
  lookAt(direction: Direction): void {
    this.#animation = undefined;
    this.#goal = undefined;
    this.#shown = 1;
    this.look = within(direction);
    this.redraw();
  }

  zoom(times: number): void {
    this.#zoom = Math.max(0.8, Math.min(2.5, this.#zoom * times));
    this.redraw();
  }

  redraw(): void {
    this.#frame ||= requestAnimationFrame((now) => {
      this.#frame = 0;
      const goesOn = this.#animation?.(now);
      if (!goesOn) this.#animation = undefined;
      const { screen } = this;
      if (this.#hasPicture) this.#painter.draw(this.look, screen, this.#shown);
      this.#onDraw(this.look, screen);
      if (goesOn) this.redraw();
    });
  }

  close(): void {
    cancelAnimationFrame(this.#frame);
    this.#painter.close();
  }

  #animate(time: number, step: (share: number) => void): void {
    let start: number | undefined;
    this.#animation = (now) => {
      start ??= now;
      const share = time > 0 ? Math.min(1, (now - start) / time) : 1;
      step(share);
      return share < 1;
    };
    this.redraw();
  }
}
