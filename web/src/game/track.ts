// A route's track in words: its length, its color, its kind.
import { shown, t } from '../lib/i18n.svelte';
import type { Route } from '../lib/protocol';

export function trackWords(route: Route, tile?: string): string {
  const color = tile ?? route.color;
  const parts = [
    t('track-spaces', { number: route.length }),
    color ? shown('color', color) : t('color-none'),
    ...(route.kind === 'rail' || route.kind === 'trackbed' ? [] : [shown('kind', route.kind)]),
    ...(route.locomotives ? [shown('cards', `locomotive:${route.locomotives}`)] : []),
    ...(route.substitute ? [t('map-substitute', { number: route.substitute })] : []),
  ];
  return parts.join(' · ');
}
