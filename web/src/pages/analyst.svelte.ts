// The analysis of a finished game: asked for, under way, there.
import { problemOf } from '../lib/api';
import type { AnalysisStatus, Problem } from '../lib/protocol';

export const GLANCE = 700; // ms between looks at how far it is

/** What the server is asked. */
export interface Desk {
  look: () => Promise<AnalysisStatus>;
  begin: () => Promise<AnalysisStatus>;
  forgo: () => Promise<AnalysisStatus>;
}

export class Analyst {
  status = $state.raw<AnalysisStatus | null>(null);
  failed = $state.raw<Problem | null>(null);

  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly desk: Desk) {}

  get running(): boolean {
    return this.status?.state === 'running';
  }

  get percent(): number {
    return this.status?.of ? Math.floor((100 * this.status.done) / this.status.of) : 0;
  }

  look(): Promise<void> {
    return this.ask(this.desk.look);
  }

  begin(): Promise<void> {
    return this.ask(this.desk.begin);
  }

  forgo(): Promise<void> {
    return this.ask(this.desk.forgo);
  }

  /** Nobody looks any more; what is under way goes on. */
  leave(): void {
    clearTimeout(this.timer);
  }

  private async ask(question: () => Promise<AnalysisStatus>): Promise<void> {
    clearTimeout(this.timer);
    try {
      this.status = await question();
      this.failed = null;
      if (this.running) this.timer = setTimeout(() => void this.look(), GLANCE);
    } catch (error) {
      this.failed = problemOf(error);
    }
  }
}

/** A share in whole percents. */
export function percent(share: number): string {
  return `${Math.round(100 * share)}\u202f%`;
}
