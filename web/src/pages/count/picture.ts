// A picture of a map as it is on the screen: its layers with their styles written into them, the whole board, and who has what below.
const STYLES = [
  'color',
  'display',
  'fill',
  'fill-opacity',
  'fill-rule',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'letter-spacing',
  'opacity',
  'paint-order',
  'rotate',
  'scale',
  'stroke',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'stroke-width',
  'text-anchor',
  'text-transform',
  'transform',
  'transform-box',
  'transform-origin',
  'translate',
  'visibility',
];
const WIDTH = 2000; // pixels
const LINE = 0.045; // of the width of the board: the height of a line below it

export interface Caption {
  title: string;
  lines: readonly { text: string; color: string }[];
}

/** As a PNG; all that it needs is in it. */
export async function pictureOf(map: Element, [left, top, width, height]: readonly number[], { title, lines }: Caption): Promise<Blob> {
  const line = width! * LINE;
  const below = line * (lines.length + 2);
  const board = getComputedStyle(map);
  const paper = board.getPropertyValue('--map-mat').trim();
  const layers = [...map.querySelectorAll('svg[viewBox]')].filter((each) => each.closest('.layers'));
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', [left, top, width, height! + below].join(' '));
  svg.setAttribute('width', String(WIDTH));
  svg.setAttribute('height', String(Math.round((WIDTH * (height! + below)) / width!)));
  svg.append(rect(left!, top!, width!, height! + below, paper === '' ? '#ffffff' : paper), ...layers.map(styled));
  svg.append(rect(left!, top! + height!, width!, below, getComputedStyle(document.documentElement).backgroundColor));
  const ink = getComputedStyle(document.documentElement).color;
  svg.append(text(title, left! + line, top! + height! + 1.2 * line, line * 0.75, ink));
  lines.forEach((each, i) => {
    const y = top! + height! + (i + 2.3) * line;
    svg.append(
      rect(left! + line, y - 0.55 * line, line * 0.9, line * 0.6, each.color),
      text(each.text, left! + 2.4 * line, y, line * 0.65, ink),
    );
  });
  return drawn(svg);
}

/** A copy of a layer that looks the same without the page's styles. */
function styled(layer: Element): Element {
  const copy = layer.cloneNode(true) as Element;
  const [theirs, ours] = [layer, copy].map((root) => [root, ...root.querySelectorAll('*')]);
  theirs!.forEach((each, i) => {
    const found = getComputedStyle(each);
    const style = (ours![i] as SVGElement).style;
    for (const name of STYLES) style.setProperty(name, found.getPropertyValue(name));
    style.setProperty('animation', 'none');
  });
  const [x, y, width, height] = (layer.getAttribute('viewBox') ?? '').split(' ');
  for (const [name, value] of Object.entries({ x, y, width, height })) copy.setAttribute(name, value ?? '');
  (copy as SVGElement).style.setProperty('position', 'static');
  return copy;
}

function rect(x: number, y: number, width: number, height: number, fill: string): Element {
  return element('rect', { x, y, width, height, fill });
}

function text(words: string, x: number, y: number, size: number, fill: string): Element {
  const found = element('text', { x, y, 'font-size': size, fill, 'font-family': 'system-ui, sans-serif', 'font-weight': 600 });
  found.textContent = words;
  return found;
}

function element(name: string, attributes: Record<string, string | number>): Element {
  const found = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) found.setAttribute(key, String(value));
  return found;
}

async function drawn(svg: SVGSVGElement): Promise<Blob> {
  const source = new XMLSerializer().serializeToString(svg);
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([source], { type: 'image/svg+xml' }));
  await image.decode().finally(() => URL.revokeObjectURL(image.src));
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = Number(svg.getAttribute('height'));
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'));
}

/** To another app where the device can, else among what was loaded down. */
export async function handOut(file: File): Promise<void> {
  if ('canShare' in navigator && navigator.canShare({ files: [file] })) {
    await navigator.share({ files: [file] }).catch(() => {}); // closing the sheet is an answer
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
