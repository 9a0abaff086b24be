import type { ArgTypesEnhancer, SBType, StrictInputType } from 'storybook/internal/types';
import { declarations } from 'virtual:declarations';

/**
 * Optional props are declared as `error?: string | undefined`, so that a caller may pass undefined. In the props table and for its control such a prop is shown
 * as a plain `string`. A type that has a name opens up to its declaration, and those of the types in it.
 */
export const plainTypes: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type, table } = argType;
      if (type?.name !== 'union' && type?.name !== 'enum') return [name, withDetail(argType)];
      const written = type.raw?.replace(/\s*\|\s*undefined$/, '').replace(/^\((.*=>.*)\)$/, '$1');
      return [
        name,
        withDetail({
          ...argType,
          type: written?.includes('=>') ? { name: 'function' as const } : withoutUndefined(type),
          ...(written && { table: { ...table, type: { summary: written } } }),
        }),
      ];
    }),
  );

function withoutUndefined(type: SBType): SBType {
  if (type.name !== 'union') return type;
  const members = type.value.filter((member) => !(member.name === 'other' && member.value === 'undefined'));
  const [only] = members;
  return only && members.length === 1
    ? { ...only, required: type.required ?? false }
    : { ...type, value: members };
}

/** Adds the declarations of the types that a prop's type names. */
function withDetail(argType: StrictInputType): StrictInputType {
  const { table, type } = argType;
  const summary = table?.type?.summary ?? (type && 'raw' in type ? type.raw : undefined);
  const named = new Set(namesIn(summary));
  for (const name of named)
    for (const inner of namesIn(declarations[name])) if (named.size < MOST_TYPES) named.add(inner);
  if (named.size === 0) return argType;
  const detail = [...named].map((name) => declarations[name]).join('\n\n');
  return { ...argType, table: { ...table, type: { ...table?.type, summary, detail } } };
}

/** No more types are opened up for one prop. */
const MOST_TYPES = 5;

/** The names in a type that are declared by the library or the domain; words in comments are none. */
const namesIn = (text = '') =>
  (text.replaceAll(/\/\*[\s\S]*?\*\//g, '').match(/\b[A-Z]\w+\b/g) ?? []).filter((name) =>
    Object.hasOwn(declarations, name),
  );
