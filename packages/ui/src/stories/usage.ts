import * as domain from '@motorpark/domain';
import { Fragment, isValidElement, type ReactElement } from 'react';
import * as ui from '../index';
import * as chart from '../chart';
import * as form from '../form';

interface Exported {
  name: string;
  from: string;
}

/** What an app imports, by its value: names of functions do not survive the build of the Storybook. */
const exported = new Map<unknown, Exported>();
for (const [from, all] of Object.entries({
  '@motorpark/domain': domain,
  '@motorpark/ui/chart': chart,
  '@motorpark/ui/form': form,
  '@motorpark/ui': ui,
})) {
  for (const [name, value] of Object.entries(all)) {
    if (typeof value === 'function' || typeof value === 'object') exported.set(value, { name, from });
  }
}

/** The part of a story's context that its code is written from. */
export interface Used {
  id?: string;
  component?: unknown;
  args?: object | undefined;
  parameters?: { guide?: { usage?: string } } | undefined;
  moduleExport?: object;
}

/** Returns the code of each story of a page, by its id, but the first: of those whose code no story before has. */
export function codesOf(stories: readonly Used[]): Map<string, string> {
  const codes = stories.map((story) => [story.id ?? '', usageOf('', story)] as const);
  return new Map(
    codes.filter(
      ([, code], place) =>
        place > 0 && code !== '' && codes.findIndex(([, other]) => other === code) === place,
    ),
  );
}

/**
 * Returns a page that shows what a story shows, to be copied: with its imports, and with state if the component's value is controlled. A guide may have one
 * of its own. It is empty for what no app could write, such as a story of parts that are not exported. The code of a story that is on no component's page
 * is returned as it is.
 */
export function usageOf(code: string, { component, args = {}, parameters, moduleExport }: Used): string {
  const { guide } = parameters ?? {};
  const imports: Imports = new Map();
  try {
    if (guide?.usage !== undefined) return guide.usage.trim();
    if (guide && isRendering(moduleExport))
      return pageOf(literal(moduleExport.render(args, {}), imports), imports);
    const root = guide && exported.get(component);
    return root ? pageWith(root, { ...args }, imports) : code;
  } catch {
    return '';
  }
}

/** Whether a story says itself what it renders. */
const isRendering = (story: object = {}): story is { render: (args: object, context: object) => unknown } =>
  'render' in story && typeof story.render === 'function';

/** Writes a page of a component with these properties. */
function pageWith(root: Exported, args: Record<string, unknown>, imports: Imports) {
  const isControlled = 'value' in args && 'onChange' in args;
  const written = write(args, isControlled, root.name, imports);
  add(imports, root);
  if (!isControlled) return pageOf(written, imports);
  imports.set('react', new Set(['type ComponentProps', 'useState']));
  const first = literal(args['value'], imports);
  const state = `  const [value, setValue] = useState<ComponentProps<typeof ${root.name}>['value']>(${first});\n`;
  return pageOf(written, imports, state);
}

function pageOf(written: string, imports: Imports, state = '') {
  const head = [...imports]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([from, names]) => `import { ${[...names].toSorted().join(', ')} } from '${from}';`);
  const returned = written.includes('\n') ? `(\n    ${indented(written, 4)}\n  )` : written;
  return `${head.join('\n')}\n\nexport function Example() {\n${state}  return ${returned};\n}`;
}

type Imports = Map<string, Set<string>>;

function add(imports: Imports, { name, from }: Exported) {
  imports.set(from, new Set([...(imports.get(from) ?? []), name]));
}

/** Writes an element: `<Button variant="primary">Sell</Button>`. */
function write(props: Record<string, unknown>, isControlled: boolean, name: string, imports: Imports) {
  const { children, ...others } = props;
  const attributes = Object.entries(others).map(([key, value]) => {
    if (isControlled && key === 'value') return 'value={value}';
    if (isControlled && key === 'onChange') return 'onChange={setValue}';
    return attribute(key, value, imports);
  });
  const opening =
    attributes.join(' ').length > 70
      ? `<${name}\n  ${attributes.map((one) => indented(one, 2)).join('\n  ')}\n`
      : `<${[name, ...attributes].join(' ')}`;
  const inside = childrenOf(children, imports);
  if (inside === '') return `${opening}${opening.endsWith('\n') ? '' : ' '}/>`;
  return inside.includes('\n') || inside.length > 60
    ? `${opening}>\n  ${indented(inside, 2)}\n</${name}>`
    : `${opening}>${inside}</${name}>`;
}

function attribute(key: string, value: unknown, imports: Imports) {
  if (value === true) return key;
  if (typeof value === 'string' && !/["\\\n{}<>&]/.test(value)) return `${key}="${value}"`;
  return `${key}={${literal(value, imports)}}`;
}

function childrenOf(children: unknown, imports: Imports): string {
  if (children === undefined || children === null || typeof children === 'boolean') return '';
  if (Array.isArray(children)) return children.map((child) => childrenOf(child, imports)).join('\n');
  if (typeof children === 'string' && !/[{}<>&]|^\s|\s$/.test(children)) return children;
  return isValidElement(children) ? literal(children, imports) : `{${literal(children, imports)}}`;
}

const isElement = (value: unknown): value is ReactElement<Record<string, unknown>> => isValidElement(value);

/** Writes a value as it is written in code. A spy of the story is a function that does nothing; throws if it cannot be written. */
function literal(value: unknown, imports: Imports): string {
  if (value === undefined) return 'undefined';
  const known = exported.get(value);
  if (known) {
    add(imports, known);
    return known.name;
  }
  if (typeof value === 'string') return `'${value.replaceAll(/[\\']/g, '\\$&').replaceAll('\n', '\\n')}'`;
  if (typeof value === 'function' && 'mock' in value) return '() => {}';
  if (typeof value === 'function') throw new TypeError('A function of a story cannot be written');
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (isElement(value)) return write(value.props, false, tagOf(value.type, imports), imports);
  if (value instanceof Map) return `new Map(${literal([...value], imports)})`;
  if (Array.isArray(value))
    return listed(
      '[',
      value.map((one) => literal(one, imports)),
      ']',
    );
  return listed(
    '{',
    Object.entries(value).map(
      ([key, one]) => `${/^[a-z_$][\w$]*$/i.test(key) ? key : `'${key}'`}: ${literal(one, imports)}`,
    ),
    '}',
  );
}

/** The tag of an element: of what is not exported there is none. */
function tagOf(type: unknown, imports: Imports) {
  if (type === Fragment) return '';
  return typeof type === 'string' ? type : literal(type, imports);
}

function listed(open: string, parts: readonly string[], close: string) {
  const line = parts.join(', ');
  if (parts.length === 0) return open + close;
  const space = open === '{' ? ' ' : '';
  return line.length < 60 && !line.includes('\n')
    ? `${open}${space}${line}${space}${close}`
    : `${open}\n  ${parts.map((part) => indented(part, 2)).join(',\n  ')},\n${close}`;
}

/** Indents all lines but the first. */
const indented = (text: string, by: number) => text.replaceAll('\n', `\n${' '.repeat(by)}`);
