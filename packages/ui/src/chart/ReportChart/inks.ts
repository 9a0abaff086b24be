import { color } from '../../theme';
import type { Ink } from '../patterns';

const STYLES: readonly Omit<Ink, 'key'>[] = [
  { ink: color.brand.default, background: color.brand.default, pattern: 'solid' },
  { ink: color.status.info.fg, background: color.status.info.bg, pattern: 'stripes' },
  { ink: color.status.danger.fg, background: color.status.danger.bg, pattern: 'dots' },
  { ink: color.status.warning.fg, background: color.status.warning.bg, pattern: 'stripes' },
  { ink: color.status.success.fg, background: color.status.success.bg, pattern: 'dots' },
];

/** Returns how each of a number of series is drawn: they differ by pattern as well as by colour. */
export const inksOf = (count: number): Ink[] =>
  Array.from({ length: count }, (_, place) => {
    const style = STYLES[place % STYLES.length];
    if (!style) throw new RangeError('There are no styles');
    return { key: `s${place}`, ...style };
  });
