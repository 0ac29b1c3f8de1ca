// Calls whoever looks elsewhere when it is their turn: by the window's title, a sound and a notice.
import { untrack } from 'svelte';
import { t } from '../lib/i18n.svelte';
import { notify } from '../lib/notices';
import { play } from '../lib/sounds';
import { callBy } from '../lib/title.svelte';

/** To be called while a component is made. */
export function callWhen(mine: () => boolean, page: () => string, about: () => string): void {
  callBy(mine);
  $effect(() => {
    if (!mine()) return;
    untrack(() => {
      play('turn');
      void notify(t('turn-notice'), page(), about());
    });
  });
}
