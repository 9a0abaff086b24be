import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** An interface, or a type up to its last line, as the formatter writes them. */
const DECLARATION =
  /^(?:export )?(?:interface|type) (\w+)(?:[^\n]*\{\n[\s\S]*?\n\}.*|[^\n]*;|[^\n]*\n[\s\S]*?;)$/gm;

/** Reads the declarations of all types in these folders, by their names. */
export function readDeclarations(folders: readonly string[]): Record<string, string> {
  const declarations: Record<string, string> = {};
  for (const folder of folders) {
    for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(path) || /\.(test|stories|fixtures)\.|^stories\//.test(path)) continue;
      for (const [text, name = ''] of readFileSync(join(folder, path), 'utf8').matchAll(DECLARATION))
        declarations[name] ??= text.replace(/^export /, '');
    }
  }
  return declarations;
}
