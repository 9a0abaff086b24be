import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { ComponentGuide } from './guide';
import { sinceOf } from './since';

const SOURCE = resolve(import.meta.dirname, '..');
const GUIDES = import.meta.glob<{ guide: ComponentGuide }>('../*/*/*.guide.ts', { eager: true });

/** Pages in MDX, which has no tables of its own. */
const PAGES = import.meta.glob<string>(
  '../../../../{.storybook,packages/{domain,ui}/src,apps/backoffice/src}/**/*.mdx',
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
);

const STORIES = import.meta.glob<string>(
  '../../../../{.storybook,packages/{domain,ui}/src,apps/backoffice/src}/**/*.stories.tsx',
  { eager: true, query: '?raw', import: 'default' },
);

interface Documented {
  name: string;
  /** The path of its files without their extensions. */
  path: string;
}

/** The components that other packages may import, each in a folder of its name. */
const components: Documented[] = readdirSync(SOURCE, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(join(SOURCE, entry.name, 'index.ts')))
  .flatMap(({ name: category }) => {
    const exported = readFileSync(join(SOURCE, category, 'index.ts'), 'utf8');
    return readdirSync(join(SOURCE, category))
      .filter((name) => exported.includes(`'./${name}/${name}'`))
      .map((name) => ({ name, path: join(SOURCE, category, name, name) }));
  });

const titles = new Set(
  readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.stories.tsx'))
    .map((path) => /title: '([^/']+\/[^']+)'/.exec(readFileSync(join(SOURCE, path), 'utf8'))?.[1]),
);

/** What designers who come from another design system search for. */
const WORDS =
  'accordion alert avatar calendar card carousel chart dropdown grid header input layout link loading pagination popover search shortcut stepper switch tabs tooltip tree upload variant'.split(
    ' ',
  );

describe.each(components)('$name', ({ name, path }) => {
  it('says since which version it is there', () => {
    expect(sinceOf(name)).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it('has stories, one of which shows every state, and a guide on their page', () => {
    const stories = read(`${path}.stories.tsx`);
    expect(stories.match(/tags: \['states'\]/g)).toHaveLength(1);
    expect(stories).toMatch(/parameters: \{[^}]*\bguide\b/);
    expect(stories).toContain("tags: ['autodocs']");
  });

  it('begins with a story that its properties change', () => {
    const [, stories = ''] = read(`${path}.stories.tsx`).split('export default meta;');
    expect(stories.split('\n};')[0]?.split(/\};\n/)[0]).not.toMatch(/\brender\b/);
  });

  it('says what it is made of, what to do and what not', () => {
    const { anatomy, dos, donts } = guideAt(path);
    expect(anatomy.length).toBeGreaterThan(0);
    expect(dos.length).toBeGreaterThan(0);
    expect(donts.length).toBeGreaterThan(0);
  });

  it('sends designers on to components that there are', () => {
    const { instead } = guideAt(path);
    expect(instead.map(({ use }) => use).filter((title) => !titles.has(title))).toEqual([]);
  });

  it('is worked with the keys that its guide names', () => {
    const { keyboard } = guideAt(path);
    if (keyboard.length > 0) expect(read(`${path}.stories.tsx`)).toMatch(/userEvent\.(keyboard|tab|type)\(/);
  });
});

describe('pages', () => {
  const titleOf = (text: string) => /(?:title: '|<Meta title=")([^'"/]+\/[^'"]+)/.exec(text)?.[1] ?? '';
  const ids = new Set([
    ...[...Object.values(PAGES), ...Object.values(STORIES)].map((text) => toId(titleOf(text), 'Docs')),
    ...Object.values(STORIES).flatMap((text) =>
      [...text.matchAll(/^export const (\w+): Story\b/gm)].map(([, name = '']) =>
        toId(titleOf(text), storyNameFromExport(name)),
      ),
    ),
  ]);

  it.each(Object.entries(PAGES))('%s links to pages and stories that there are', (_path, text) => {
    const links = [...text.matchAll(/\?path=\/(?:docs|story)\/([\w-]+)/g)].map(([, id = '']) => id);
    expect(links.filter((id) => !ids.has(id))).toEqual([]);
  });

  it.each(WORDS)('the search finds “%s”', (word) => {
    const names = Object.entries(PAGES)
      .filter(([path]) => /(UsualNames|NotHere)\.mdx$/.test(path))
      .join('\n');
    expect(names.toLowerCase()).toMatch(new RegExp(`^## (.*[ ,])?${word}\\b`, 'm'));
  });
});

it.each(Object.entries(PAGES))('%s has no table that would be shown as text', (_path, text) => {
  expect(text).not.toMatch(/^\|/m);
});

it('there are components', () => {
  expect(components.length).toBeGreaterThan(50);
});

function read(path: string) {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

function guideAt(path: string) {
  const found = GUIDES[`..${path.slice(SOURCE.length)}.guide.ts`];
  if (!found) throw new Error(`There is no ${path}.guide.ts`);
  return found.guide;
}
