// A route's track in words: its length, its color, its kind.
import { t } from '../lib/i18n.svelte';
import type { Route } from '../lib/protocol';

export function trackWords(route: Route, tile?: string): string {
  const color = tile ?? route.color;
  const parts = [
    t('track-spaces', { number: route.length }),
    color === 'gray' ? t('color-gray') : color ? t(`card-${color}`) : t('color-none'),
    ...(route.kind === 'rail' || route.kind === 'trackbed' ? [] : [t(`kind-${route.kind}`)]),
    ...(route.locomotives ? [t('cards-locomotives', { number: route.locomotives, symbol: '' }).replace(/\s+/g, ' ')] : []),
    ...(route.substitute ? [t('map-substitute', { number: route.substitute })] : []),
  ];
  return parts.join(' · ');
}
