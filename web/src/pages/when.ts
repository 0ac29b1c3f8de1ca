// How long ago something was, in the words of a language.
const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [['day', 86_400], ['hour', 3600], ['minute', 60]];

export function ago(seconds: number, language: string, now = Date.now() / 1000): string {
  const passed = Math.max(60, now - seconds);
  const [unit, size] = STEPS.find(([, size]) => passed >= size)!;
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-Math.floor(passed / size), unit);
}
