import { join } from 'node:path';
import type { SBType } from 'storybook/internal/types';
import { isPropertySignatureDeclaration } from 'typescript/unstable/ast';
import {
  API,
  type Checker,
  SignatureKind,
  type Symbol,
  SymbolFlags,
  type Type,
  TypeFlags,
} from 'typescript/unstable/sync';
import type { Prop } from 'virtual:declarations';

/** Reads the props of a package's components, by their names, as the compiler knows them: also those of another type, but none of HTML's. */
export function readProps(folder: string): Record<string, Prop[]> {
  const api = new API({ cwd: folder });
  const [project] = api.updateSnapshot({ openProjects: [join(folder, 'tsconfig.json')] }).getProjects();
  if (!project) throw new Error(`There is no tsconfig.json in ${folder}`);
  const { checker, program } = project;
  const components = program.getSourceFileNames().flatMap((path) => {
    const [, name] = /\/([A-Z]\w*)(?:\.fixtures)?\.tsx$/.exec(path.startsWith(folder) ? path : '') ?? [];
    const file = name && program.getSourceFile(path);
    const module = file && checker.getSymbolAtLocation(file);
    return module ? checker.getExportsOfModule(module).filter((exported) => exported.name === name) : [];
  });
  const props = components.map((component) => [component.name, propsOf(component, checker)] as const);
  api.close();
  return Object.fromEntries(props);
}

function propsOf(component: Symbol, checker: Checker): Prop[] {
  const type = checker.getTypeOfSymbol(component);
  const [call] = type ? checker.getSignaturesOfType(type, SignatureKind.Call) : [];
  const props = call?.parameters.length ? checker.getParameterType(call, 0) : undefined;
  return (props ? checker.getPropertiesOfType(props) : []).flatMap((prop) => {
    const [declared] = prop.declarations;
    const its = checker.getTypeOfSymbol(prop);
    if (!declared || !its || declared.path.includes('node_modules')) return [];
    const node = declared.resolve();
    const written =
      (node && isPropertySignatureDeclaration(node) && node.type?.getText()) || checker.typeToString(its);
    return {
      name: prop.name,
      written: written.replace(/\s*\|\s*undefined$/, '').replace(/^\((.*=>.*)\)$/s, '$1'),
      type: written.includes('=>') ? { name: 'function' } : writable(its, written),
      isRequired: (prop.flags & SymbolFlags.Optional) === 0,
      description: prop.getDocumentationComment(checker),
    };
  });
}

/** What a control writes for a type. */
function writable(type: Type, written: string): SBType {
  const all = type.isUnionType() ? type.getTypes() : [type];
  const types = all.filter(({ flags }) => (flags & TypeFlags.Undefined) === 0);
  const isEvery = (flag: TypeFlags) => types.every(({ flags }) => (flags & flag) !== 0);
  if (types.length > 1 && types.every((one) => one.isStringLiteralType()))
    return { name: 'enum', value: types.map(({ value }) => value) };
  if (isEvery(TypeFlags.BooleanLike)) return { name: 'boolean' };
  if (isEvery(TypeFlags.StringLike)) return { name: 'string' };
  if (isEvery(TypeFlags.NumberLike)) return { name: 'number' };
  return { name: 'other', value: written };
}
