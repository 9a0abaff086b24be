import { color } from '../theme';

/** The text of the axes. */
export const AXIS = { fill: color.text.muted, fontSize: 12 };

/** How a series is drawn: the colour of its marks, the background between them, and their pattern. */
export interface Ink {
  key: string;
  ink: string;
  background: string;
  pattern: 'solid' | 'stripes' | 'dots';
}

/** Returns the props of a series' bars. Without animation, so that a chart's picture is always the same. */
export const barProps = (id: string, { key, ink }: Ink) => ({
  dataKey: key,
  fill: `url(#${id}${key})`,
  stroke: ink,
  maxBarSize: 36,
  isAnimationActive: false,
});

/** The SVG patterns of some inks; needed once in each drawing that uses them. */
export function Patterns({ id, inks }: { id: string; inks: readonly Ink[] }) {
  return (
    <defs>
      {inks.map(({ key, ink, background, pattern }) => (
        <pattern
          key={key}
          id={`${id}${key}`}
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform={pattern === 'stripes' ? 'rotate(45)' : undefined}
        >
          <rect width="6" height="6" fill={background} />
          {pattern === 'stripes' && <rect width="2.5" height="6" fill={ink} />}
          {pattern === 'dots' && <circle cx="3" cy="3" r="1.6" fill={ink} />}
        </pattern>
      ))}
    </defs>
  );
}
