import type { Parser } from './parsers';

const TOKEN = /[{},]|"((?:[^"\\]|\\.)*)"|[^{},"]+/gs;

/** Parses PostgreSQL's text of an array, `{1,NULL,"a b"}`, nested to any depth; each item is parsed by `parser`. */
export function listOf(text: string, parser: Parser): unknown[] {
  const stack: unknown[][] = [[]];
  for (const [token, quoted] of text.matchAll(TOKEN)) {
    const open = stack.at(-1);
    if (token === '{') {
      const list: unknown[] = [];
      open?.push(list);
      stack.push(list);
    } else if (token === '}') stack.pop();
    else if (token !== ',') open?.push(item(token, quoted, parser));
  }
  const [list] = stack[0] ?? [];
  if (!Array.isArray(list)) throw new TypeError(`${text} is no array`);
  return list;
}

function item(token: string, quoted: string | undefined, parser: Parser): unknown {
  if (quoted !== undefined) return parser(quoted.replace(/\\(.)/gs, '$1'));
  return token === 'NULL' ? null : parser(token);
}
