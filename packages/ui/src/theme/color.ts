import { lightTheme, type Theme } from './palette';

/** One token of a theme: `{ path: ['surface', 'canvas'], value: '#f6f5f1' }`. */
interface Token {
  path: string[];
  value: string;
}

/** Returns every token of a theme, in the order of their declaration. */
export function themeTokens(theme: Theme): Token[] {
  return leaves(theme, []);
}

function leaves(node: object, path: string[]): Token[] {
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value === 'string') return [{ path: [...path, key], value }];
    return typeof value === 'object' && value !== null ? leaves(value, [...path, key]) : [];
  });
}

/** Returns the custom property of a token: `['surface', 'canvas']` is `--mp-surface-canvas`. */
const propertyName = (path: string[]) => `--mp-${path.join('-')}`;

/**
 * The current theme's tokens as CSS values: `color.surface.raised` is `var(--mp-surface-raised)`. Components use these,
 * so switching the theme sets one attribute on the document and re-renders nothing.
 */
export const color: Theme = asReferences(lightTheme);

function asReferences(theme: Theme): Theme {
  const references = structuredClone(theme);
  replaceLeaves(references, []);
  return references;
}

function replaceLeaves(node: object, path: string[]) {
  for (const [key, value] of Object.entries<unknown>({ ...node })) {
    if (typeof value === 'object' && value !== null) replaceLeaves(value, [...path, key]);
    else Reflect.set(node, key, `var(${propertyName([...path, key])})`);
  }
}

/** Returns a theme as the CSS declarations of its custom properties. */
export function themeDeclarations(theme: Theme): string {
  return themeTokens(theme)
    .map(({ path, value }) => `${propertyName(path)}: ${value};`)
    .join('\n');
}
