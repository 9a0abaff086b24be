const SOURCES = import.meta.glob<string>('../patterns/*.fixtures.{ts,tsx}', {
  query: '?raw',
  import: 'default',
});

/** Returns the source of a pattern's page and of the samples that it imports, by file name, as an app writes it: everything of the library comes from its package. */
export async function patternFiles(name: string): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  const wanted = [`${name}.fixtures`];
  for (const file of wanted) {
    const [path, read] = Object.entries(SOURCES).find(([one]) => one.includes(`/${file}.`)) ?? [];
    if (!path || !read) throw new Error(`${file} is not beside the patterns.`);
    const code = await read();
    files.set(
      path.replace('../patterns/', ''),
      code.replaceAll(/ from '\.\.\/\w+';/g, " from '@motorpark/ui';"),
    );
    wanted.push(...[...code.matchAll(/ from '\.\/(\w+\.fixtures)'/g)].map(([, one = '']) => one));
  }
  return files;
}
