// Everyone's longest path, where it counts: asked for whenever a route has been claimed.
import type { Trail, View } from '../lib/protocol';

interface Surveyor {
  readonly view: View | null;
  longest(): Promise<Trail[]>;
}

export class Longest {
  /** By seat; null where it does not count, or is not known yet. */
  trails = $state.raw<readonly Trail[] | null>(null);
  private asked = '';

  constructor(private readonly table: Surveyor) {}

  /** To be called whenever the view has changed. */
  follow(): void {
    const { view } = this.table;
    if (!view?.rules.bonuses.some(({ measure }) => measure.startsWith('longest_path'))) return;
    const map = JSON.stringify(view.owners);
    if (map === this.asked) return;
    this.asked = map;
    this.table.longest().then(
      (trails) => map === this.asked && (this.trails = trails),
      () => (this.asked = ''),
    );
  }
}
