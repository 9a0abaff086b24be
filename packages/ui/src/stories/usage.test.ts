import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { createElement, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { listQuery, nothing } from '../data/SearchedTable/SearchedTable.fixtures';
import { type Used, usageOf } from './usage';

const ROOT = resolve(import.meta.dirname, '../../../..');
const FOLDER = join(ROOT, 'test-results', 'usage');

type Story = Used & { title?: string };

const FILES = import.meta.glob<Record<string, Story>>('../*/*/*.stories.tsx');

beforeAll(async () => {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  // React complains of stories whose page would need a hook: they have no code.
  const complaint = vi.spyOn(console, 'error').mockReturnValue();
  for (const load of Object.values(FILES)) {
    const { default: meta = {}, ...stories } = await load();
    for (const [name, story] of Object.entries(stories)) {
      const code = usageOf('', { ...meta, moduleExport: story, args: { ...meta.args, ...story.args } });
      if (code === '' || meta.title === undefined) continue;
      writeFileSync(join(FOLDER, `${meta.title.replaceAll(/\W/g, '')}${name}.tsx`), `${code}\n`);
    }
  }
  complaint.mockRestore();
  writeFileSync(
    join(FOLDER, 'tsconfig.json'),
    JSON.stringify({
      extends: join(ROOT, 'packages', 'ui', 'tsconfig.json'),
      include: ['*.tsx'],
      compilerOptions: { rootDir: ROOT },
    }),
  );
});

afterAll(() => rmSync(FOLDER, { recursive: true }));

const examples = () => readdirSync(FOLDER).filter((name) => name.endsWith('.tsx'));

it('the code of each story that has some compiles', async () => {
  const { stdout } = await promisify(execFile)(join(ROOT, 'node_modules', '.bin', 'tsc'), [
    '-p',
    FOLDER,
  ]).catch((error: { stdout: string }) => error);
  expect(stdout).toBe('');
  expect(examples().length).toBeGreaterThan(380);
});

/** What the pages take that are only written with data of an app. */
const GIVEN = {
  operations: [],
  tickets: [],
  found: nothing,
  listQuery,
  onSave: () => undefined,
  create: () => Promise.resolve(),
};

function exampleOn(page: unknown) {
  const isPage = (one: unknown): one is { Example: FunctionComponent<typeof GIVEN> } =>
    typeof one === 'object' && one !== null && 'Example' in one;
  if (!isPage(page)) throw new Error('The page has no Example');
  return page.Example;
}

it('the code of each story is rendered by a server', async () => {
  const wrong: string[] = [];
  for (const name of examples()) {
    const page: unknown = await import(/* @vite-ignore */ join(FOLDER, name));
    const sheet = new ServerStyleSheet();
    try {
      renderToString(
        createElement(StyleSheetManager, { sheet: sheet.instance }, createElement(exampleOn(page), GIVEN)),
      );
    } catch (error) {
      wrong.push(`${name}: ${String(error)}`);
    }
    sheet.seal();
  }
  expect(wrong).toEqual([]);
});
