import type { Plugin } from 'vite';

/**
 * The router declares its components in a way that the bundler cannot see through: `Link`, its own `Form` and what they need would be
 * carried by every page although nothing uses them. This tells the bundler that they may be left out. Names for debugging go, too, and
 * the build for developers, which the package names for every purpose, makes way for its production build.
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
