import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the product and its version, as the package.json there has it: in the repository, in a release and in an image. */
export const { root: ROOT, version: VERSION } = productAbove(dirname(fileURLToPath(import.meta.url)));

function productAbove(folder: string): { root: string; version: string } {
  const file = join(folder, 'package.json');
  const manifest: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  if (isProduct(manifest)) return { root: folder, version: manifest.version };
  const above = dirname(folder);
  if (above === folder) throw new Error('The package.json of Motorpark is missing above the server.');
  return productAbove(above);
}

function isProduct(manifest: unknown): manifest is { version: string } {
  return (
    typeof manifest === 'object' &&
    manifest !== null &&
    'name' in manifest &&
    manifest.name === 'motorpark' &&
    'version' in manifest &&
    typeof manifest.version === 'string'
  );
}
