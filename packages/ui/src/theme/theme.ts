import { lightTheme, type Theme } from './palette';

type Leaves<T> = { [K in keyof T]: T[K] extends string ? string : Leaves<T[K]> };

/** `['surface', 'canvas']` is the custom property `--surface-canvas`. */
const propertyName = (path: string[]) => `--${path.join('-')}`;

function mapLeaves(node: object, path: string[], visit: (path: string[], value: string) => string): object {
  return Object.fromEntries(
    Object.entries(node).map(([key, value]: [string, unknown]) => [
      key,
      typeof value === 'string'
        ? visit([...path, key], value)
        : mapLeaves(Object(value), [...path, key], visit),
    ]),
  );
}

/**
 * The current theme's tokens as CSS values: `color.surface.raised` is `var(--surface-raised)`. Components use these,
 * so switching the theme sets one attribute on the document and re-renders nothing.
 */
export const color = mapLeaves(lightTheme, [], (path) => `var(${propertyName(path)})`) as Leaves<Theme>;

/** A theme as the CSS declarations of its custom properties. */
export function themeDeclarations(theme: Theme): string {
  const lines: string[] = [];
  mapLeaves(theme, [], (path, value) => {
    lines.push(`${propertyName(path)}: ${value};`);
    return value;
  });
  return lines.join('\n');
}
