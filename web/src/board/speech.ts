// What a route or a city is called by someone who cannot see it.
import type { BoardIndex } from '../lib/boards';
import { shown, t } from '../lib/i18n.svelte';
import type { Route, Seat, View } from '../lib/protocol';

export interface Possible {
  claim: boolean;
  lay: boolean;
}

export function routeSpeech(index: BoardIndex, route: Route, view: View | null, seats: readonly Seat[], can: Possible): string {
  return [
    index.routeName(route.id),
    ...routeFacts(route, view, seats),
    isFree(route.id, view) ? t('map-free') : '',
    can.claim ? t('map-can-claim') : '',
    can.lay ? t('map-can-lay') : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** Its track, and whose it is. */
export function routeFacts(route: Route, view: View | null, seats: readonly Seat[]): string[] {
  return [
    t('map-spaces', { number: route.length }),
    colorSpeech(route, view),
    route.kind === 'rail' ? '' : shown('kind', route.kind),
    route.locomotives ? t('map-locomotives', { number: route.locomotives }) : '',
    route.substitute ? t('map-substitute', { number: route.substitute }) : '',
    stateSpeech(route.id, view, seats),
  ].filter(Boolean);
}

function colorSpeech(route: Route, view: View | null): string {
  const color = view?.tiles[route.id] ?? route.color;
  if (color === null) return t('color-none');
  return color === 'gray' ? t('map-any-color') : shown('color', color);
}

export function stateSpeech(route: string, view: View | null, seats: readonly Seat[]): string {
  const owner = view?.owners[route];
  if (owner === 'shared') return t('map-shared');
  if (owner !== undefined) return ownerSpeech(owner, view, seats);
  return view?.closed.includes(route) ? t('map-closed') : '';
}

function isFree(route: string, view: View | null): boolean {
  return view?.owners[route] === undefined && !view?.closed.includes(route);
}

function ownerSpeech(owner: number, view: View | null, seats: readonly Seat[]): string {
  return owner === view?.own?.seat ? t('map-yours') : t('map-taken', { player: seats[owner]?.name ?? owner });
}

export function citySpeech(index: BoardIndex, city: string, view: View | null, seats: readonly Seat[], site: boolean): string {
  return [index.place(city), ...cityFacts(city, view, seats, site)].join(', ');
}

export function cityFacts(city: string, view: View | null, seats: readonly Seat[], site: boolean): string[] {
  const builder = view?.stations[city];
  const station = builder === view?.own?.seat ? t('map-station-yours') : t('map-station', { player: seats[builder ?? 0]?.name ?? '' });
  return [builder === undefined ? '' : station, site ? t('map-can-build') : ''].filter(Boolean);
}
