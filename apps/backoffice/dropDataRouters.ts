import type { Plugin } from 'vite';

/** The parts of the libraries for routers that load data and for older browsers, and what replaces them. */
const DROPPED: readonly (readonly [RegExp, string])[] = [
  [/(?<=return )isDataRoute \? useNavigateStable\(\) : /, ''],
  [/(?<=let matches = )dataRouterOpts && dataRouterOpts\.state/, 'false && dataRouterOpts.state'],
  [/let dataRouterState = dataRouterOpts\?\.state;/, 'const dataRouterState = undefined;'],
  [/let onErrorHandler = dataRouterOpts\?\.onError;/, 'const onErrorHandler = undefined;'],
  [/(?<=let dataRouterContext = )React\d*\.useContext\(DataRouterContext\)/g, 'null'],
  [/^RenderErrorBoundary\.contextType = .*;$/m, ''],
  [/^function explodeOptionalSegments\([^]*?^\}$/m, 'function explodeOptionalSegments() { return []; }'],
  [/^( +)warning\(\n[^]*?^\1\);$/gm, ''],
  [/^export function prefixer [^]*?^\}$/m, 'export function prefixer() {}'],
];

/**
 * Every page would carry what it cannot come to: the app has a hash router, whose routes load no data and have no optional parts,
 * and asks for no prefixed styles. A library that writes it otherwise one day fails the build.
 */
export function dropDataRouters(): Plugin {
  const missing = new Set(DROPPED);
  return {
    name: 'motorpark:drop-data-routers',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /react-router[\\/]dist[\\/]production[\\/]chunk-|stylis[\\/]src[\\/]Middleware\.js$/ },
      handler(code) {
        const left = DROPPED.reduce((before, place) => {
          const after = before.replace(...place);
          if (after !== before) missing.delete(place);
          return after;
        }, code);
        return { code: left, map: null };
      },
    },
    buildEnd(error) {
      if (!error && missing.size > 0)
        throw new Error(`Nothing is like ${[...missing].join(' or ')} any more`);
    },
  };
}
