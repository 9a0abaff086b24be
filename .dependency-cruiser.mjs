// Which folder may import which. `npm run lint` checks it with dependency-cruiser, which also reads types and what is loaded later (scripts/imports.mjs).

/** The packages, and the packages that each may import. */
const PACKAGES = {
  'packages/domain': [],
  'packages/contract': ['packages/domain'],
  'packages/ui': ['packages/domain'],
  'packages/api': ['packages/contract', 'packages/domain'],
  'apps/backoffice': ['packages/ui', 'packages/api', 'packages/domain'],
  'apps/server': ['packages/contract', 'packages/domain'],
};

/** What a package never imports from npm, or of Node. */
const NEVER = {
  'packages/domain': ['react', 'react-[^/]+', 'styled-components', 'axios', 'swr', 'final-form'],
  'packages/contract': ['react', 'react-dom', 'axios', 'swr'],
  'packages/ui': ['axios', 'swr'],
  'packages/api': ['react-toastify', 'styled-components', 'react-dom'],
  'apps/backoffice/src': ['axios', 'swr', 'idb', 'styled-components'],
  'apps/server': ['react', 'react-dom', 'axios', 'swr'],
};

/** The server's floors, and what each may import. The files beside them put everything together. */
const SERVER = {
  files: [],
  db: ['files'],
  mail: ['files'],
  payments: [],
  clock: ['db'],
  backup: ['clock', 'db', 'files'],
  request: ['backup', 'clock', 'db', 'mail', 'payments'],
  csv: ['request'],
  store: ['csv', 'request', 'backup', 'clock', 'mail', 'payments', 'db'],
  calls: ['store', 'csv', 'files', 'request', 'mail', 'payments', 'db'],
  verify: ['store', 'db'],
  demo: ['store', 'request', 'db'],
  jobs: ['store', 'verify', 'backup', 'clock', 'mail', 'payments', 'db'],
  metrics: ['store', 'request', 'backup', 'clock', 'db'],
  http: ['store', 'request', 'backup', 'clock', 'mail', 'payments', 'db', 'files'],
};

/** The floors of the design system, and what each may import. */
const UI = {
  theme: [],
  locale: [],
  lazy: ['locale'],
  controls: ['lazy', 'locale', 'theme'],
  layout: ['controls', 'lazy', 'locale', 'theme'],
  overlay: ['flow', 'controls', 'lazy', 'locale', 'theme'],
  data: ['overlay', 'layout', 'controls', 'lazy', 'locale', 'theme'],
  flow: ['controls', 'locale', 'theme'],
  print: ['data', 'layout', 'controls', 'locale', 'theme'],
  travel: ['print', 'data', 'layout', 'controls', 'locale', 'theme'],
  chart: ['data', 'locale', 'theme'],
  form: ['flow', 'overlay', 'layout', 'controls', 'lazy', 'locale', 'theme'],
};

/** The domain's stories show its rules with the design system's components. */
const STORIES_OF_DOMAIN = '^packages/domain/.*[.]stories[.]tsx$';

const TESTS = '[.](test|stories|fixtures|guide|tree)[.]tsx?$|/(testing|stories|crash)/';

const within = (folder) => `^${folder}/`;
const rule = (name, from, to) => ({ name, severity: 'error', from, to });

/** Each folder imports itself and what is listed for it. */
const layers = (root, table, isForTests) =>
  Object.entries(table).map(([folder, others]) =>
    rule(
      `${root}${folder} imports ${others.length > 0 ? `only ${others.join(', ')}` : 'none of the others'}`,
      { path: within(root + folder), pathNot: isForTests ? STORIES_OF_DOMAIN : TESTS },
      {
        path: root === '' ? '^(packages|apps)/' : `^${root}`,
        pathNot: [folder, ...others].map((other) => within(root + other)),
      },
    ),
  );

const folders = Object.keys(PACKAGES);

export default {
  forbidden: [
    ...layers('', PACKAGES, true),
    ...layers('apps/server/src/', SERVER, false),
    ...layers('packages/ui/src/', UI, false),
    rule(
      'the stories of the domain import only ui',
      { path: STORIES_OF_DOMAIN },
      { path: '^(packages|apps)/', pathNot: ['packages/domain', 'packages/ui'].map(within) },
    ),
    ...Object.entries(NEVER).map(([folder, names]) =>
      rule(
        `${folder} never imports ${names.join(', ')}`,
        { path: within(folder), pathNot: STORIES_OF_DOMAIN },
        { path: `(^|/)node_modules/(${names.join('|')})/` },
      ),
    ),
    rule('the domain has nothing of Node', { path: '^packages/domain/' }, { dependencyTypes: ['core'] }),
    ...folders.flatMap((folder) => [
      rule(
        'another package is imported by its name',
        { path: within(`${folder}/src`) },
        { dependencyTypes: ['local'], dependencyTypesNot: ['aliased'], pathNot: within(folder) },
      ),
      rule(
        'a package never imports itself by its name',
        { path: within(folder) },
        { dependencyTypes: ['undetermined', 'aliased'], path: within(folder) },
      ),
    ]),
    rule(
      'a package declares what it imports',
      { path: '^(packages|apps)/[^/]+/src/', pathNot: TESTS },
      { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown', 'unknown'] },
    ),
    rule(
      'what is shared knows no screen, and not how the app is assembled',
      { path: '^apps/backoffice/src/shared/' },
      { path: '^apps/backoffice/src/(app|screens)/' },
    ),
    rule(
      'the app is assembled of screens: what both need is shared',
      { path: '^apps/backoffice/src/screens/' },
      { path: '^apps/backoffice/src/app/' },
    ),
    rule(
      'browser tests know the product from outside',
      { path: '^e2e/' },
      {
        path: '^(packages|apps)/',
        pathNot: ['^packages/(domain|contract)/', '^apps/server/src/(db|payments/simulator)/'],
      },
    ),
    rule(
      'only the support of browser tests opens the database or simulates a payment provider',
      { path: '^e2e/', pathNot: '^e2e/support/' },
      { path: '^apps/' },
    ),
  ],
  options: {
    skipAnalysisNotInRules: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    babelConfig: { fileName: 'scripts/support/imports.babel.mjs' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
    },
  },
};
