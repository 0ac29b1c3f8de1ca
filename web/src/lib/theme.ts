// The colors of a board as style sheets have them: by day and by night.
type Ink = readonly [string, string];

export function ink([day, night]: Ink): string {
  return `light-dark(${day}, ${night})`;
}

/** All of a theme for the style of an element: whatever is inside knows its colors as `--map-sea`, `--map-land` … */
export function styleOf(theme: Readonly<Record<string, Ink>>): string {
  return Object.entries(theme)
    .map(([name, color]) => `--map-${name.replace('_', '-')}: ${ink(color)};`)
    .join('');
}
