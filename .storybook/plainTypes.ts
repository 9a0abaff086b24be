import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';
import { type Prop, declarations, props } from 'virtual:declarations';
import { nameOf } from '../packages/ui/src/stories/nameOf';

/**
 * The rows of a component's props table are its props as the compiler knows them, also those of another type. A type that has a name opens up to its
 * declaration, and those of the types in it. What no control can write, such as an element or a function, has none.
 */
export const plainTypes: ArgTypesEnhancer = ({ argTypes, component, initialArgs, title }) => {
  const own = props[nameOf(component)] ?? props[componentOf(title)];
  if (!own) return argTypes;
  return Object.fromEntries(
    own.map((prop) => [prop.name, rowOf(prop, argTypes[prop.name], initialArgs[prop.name])]),
  );
};

/** The component that a page is about, which may be shown as an app puts it together; empty if it is about a pattern of several. */
const componentOf = (title: string) => /^(?:Components|Domain)\/.*?(\w+)$/.exec(title)?.[1] ?? '';

function rowOf(prop: Prop, argType: StrictInputType | undefined, value: unknown): StrictInputType {
  const { name, written: summary, type, description, isRequired: required } = prop;
  const detail = detailOf(summary);
  return {
    ...argType,
    name,
    description,
    type: { ...type, required },
    ...(type.name === 'other' && !isPlain(value) && { control: false }),
    table: { ...argType?.table, type: { summary, ...(detail !== '' && { detail }) } },
  };
}

/** Whether a control can show and change a value: text, a number, or what has nothing else in it. */
function isPlain(value: unknown): boolean {
  if (typeof value === 'object' && value !== null)
    return !(value instanceof Map) && Object.values(value).every((one) => one === undefined || isPlain(one));
  return ['string', 'number', 'boolean'].includes(typeof value);
}

/** The declarations of the types that a prop's type names. */
function detailOf(type: string) {
  const named = new Set(namesIn(type));
  for (const name of named)
    for (const inner of namesIn(declarations[name])) if (named.size < MOST_TYPES) named.add(inner);
  return [...named].map((name) => declarations[name]).join('\n\n');
}

/** No more types are opened up for one prop. */
const MOST_TYPES = 5;

/** The names in a type that are declared by the library or the domain; words in comments are none. */
const namesIn = (text = '') =>
  (text.replaceAll(/\/\*[\s\S]*?\*\//g, '').match(/\b[A-Z]\w+\b/g) ?? []).filter((name) =>
    Object.hasOwn(declarations, name),
  );
