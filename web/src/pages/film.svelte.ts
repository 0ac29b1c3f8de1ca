// A finished game, moment by moment: where the film stands, whose eyes see it, and whether it runs.
import type { Moment } from '../lib/protocol';

export const SPEEDS = { slow: 2400, normal: 1200, fast: 400 } as const;
export type Speed = keyof typeof SPEEDS;
type Ask = (at: number, seat: number | null) => Promise<Moment>;

export class Film {
  moment = $state.raw<Moment | null>(null);
  at = $state(0);
  eyes = $state<number | null>(null);
  running = $state(false);
  speed = $state<Speed>('normal');
  failed = $state.raw<unknown>(null);

  private readonly known = new Map<string, Promise<Moment>>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly ask: Ask) {}

  get last(): number {
    return this.moment?.last ?? 0;
  }

  /** Shows the moment after so many moves. */
  async show(at: number): Promise<void> {
    const wanted = Math.max(0, this.moment ? Math.min(this.last, at) : at);
    const eyes = this.eyes;
    this.at = wanted;
    try {
      const moment = await this.look(wanted, eyes);
      if (this.at !== wanted || this.eyes !== eyes) return; // someone has moved on meanwhile
      this.moment = moment;
      if (wanted < this.last) this.look(wanted + 1, eyes).catch(() => {}); // ahead of time; asked again if it fails
    } catch (error) {
      this.failed = error;
      this.pause();
    }
  }

  step(by: number): Promise<void> {
    this.pause();
    return this.show(this.at + by);
  }

  see(eyes: number | null): Promise<void> {
    this.eyes = eyes;
    return this.show(this.at);
  }

  async play(): Promise<void> {
    if (this.at >= this.last) await this.show(0);
    this.running = true;
    this.wait();
  }

  toggle(): void {
    if (this.running) this.pause();
    else void this.play();
  }

  pause(): void {
    this.running = false;
    clearTimeout(this.timer);
  }

  private wait(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.roll(), SPEEDS[this.speed]);
  }

  private async roll(): Promise<void> {
    await this.show(this.at + 1);
    if (this.at >= this.last) this.pause();
    else if (this.running) this.wait();
  }

  private look(at: number, seat: number | null): Promise<Moment> {
    const key = `${at}/${seat}`;
    const asked = this.known.get(key) ?? this.ask(at, seat);
    this.known.set(key, asked);
    asked.catch(() => this.known.delete(key));
    return asked;
  }
}
