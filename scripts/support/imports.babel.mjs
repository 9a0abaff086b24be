// What dependency-cruiser reads of a file: its imports, those of types too. Its own parser of TypeScript needs the API of an older compiler.

/** Leaves of a file only what it imports, now or later; types are imported like values, so that they are not passed over. */
const onlyImports = ({ types }) => ({
  manipulateOptions: ({ filename }, parser) =>
    void parser.plugins.push('typescript', ...(filename.endsWith('x') ? ['jsx'] : [])),
  parserOverride(code, options, parse) {
    const { program } = parse(code, options);
    const later = [];
    types.traverseFast(program, (node) => {
      if (node.type === 'CallExpression' && node.callee.type === 'Import')
        later.push(types.expressionStatement(node));
    });
    const now = program.body.flatMap(({ source }) => (source ? types.importDeclaration([], source) : []));
    return types.file(types.program([...now, ...later], [], 'module'));
  },
});

export default { babelrc: false, configFile: false, comments: false, plugins: [onlyImports] };
