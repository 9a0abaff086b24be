import type { Plugin } from 'vite';

/**
 * Marks the router's component declarations as pure, so that the bundler can drop the unused ones: `Link`, its own `Form` and what they need. Also removes
 * debugging names, and replaces the development build, which the package exports for every condition, with its production build.
 */
export function dropUnusedComponents(): Plugin {
  return {
    name: 'motorpark:drop-unused-components',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react-router(?:\/dom)?$/ },
      async handler(id, importer) {
        const found = await this.resolve(id, importer, { skipSelf: true });
        return (
          found && { ...found, id: found.id.replace(/([\\/]dist[\\/])development[\\/]/, '$1production/') }
        );
      },
    },
    transform: {
      filter: { id: /node_modules[\\/](?:react-router[\\/]|lucide-react[\\/].*createLucideIcon)/ },
      handler: (code) => ({
        code: code
          .replaceAll(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1')
          .replaceAll(/^ *\w+\.displayName = .*;$/gm, ''),
        map: null,
      }),
    },
  };
}
