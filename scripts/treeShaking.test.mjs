import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { ROOT, inRoot } from './support/root.mjs';

/** A file that only exists for the bundler. */
const ENTRY = inRoot('the-app.js');

/** Bundles an app with this source, without React and styled-components. Returns the code. */
async function bundled(source) {
  const result = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        enforce: 'pre',
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) => (id === ENTRY ? source : undefined),
      },
    ],
    build: {
      write: false,
      minify: true,
      lib: { entry: ENTRY, formats: ['es'], fileName: 'the-app' },
      rolldownOptions: { external: [/^react($|\/)/, /^react-dom/, 'styled-components'] },
    },
  });
  const [{ output }] = [result].flat();
  return output.map((chunk) => ('code' in chunk ? chunk.code : '')).join('');
}

describe('A package used by another app', () => {
  it('brings one component with one component’s bytes', async () => {
    const [one, all] = await Promise.all([
      bundled(`export { Button } from '@motorpark/ui';`),
      bundled(`export * from '@motorpark/ui';`),
    ]);
    expect(one).toContain('aria-busy');
    expect(one.length / all.length).toBeLessThan(0.05);
    for (const stranger of ['Seat grid', 'react-aria', 'Toastify', 'QR']) expect(one).not.toContain(stranger);
  });

  it('brings a formatter without the schemas', async () => {
    const [one, all] = await Promise.all([
      bundled(`export { formatNaira } from '@motorpark/domain';`),
      bundled(`export * from '@motorpark/domain';`),
    ]);
    expect(one).toContain('₦');
    expect(one.length / all.length).toBeLessThan(0.05);
  });

  it('does nothing when it is imported for nothing', async () => {
    expect(await bundled(`import '@motorpark/ui'; import '@motorpark/domain';`)).toMatch(/^\s*$/);
  });
});
