import type { Plugin } from 'vite';

/** The parts of the libraries for data routers and for older browsers, and their replacements. */
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
 * Removes code that the app cannot reach: its hash router has no routes that load data or have optional segments, and it uses no prefixed styles. Fails the
 * build if a library no longer contains the expected code.
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
