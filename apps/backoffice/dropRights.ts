import type { Plugin } from 'vite';

/** Which action a call is, in a row of the contract. */
const DOES = /,\s*does: (?:'[^']*'|`[^`]*` satisfies Action|creates)/g;

/** Only the server asks what right a call takes; the app asks the table of rights by the action itself, and carries no such words. */
export function dropRights(): Plugin {
  return {
    name: 'motorpark:drop-rights',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /packages[\\/]contract[\\/]src[\\/]\w+\.ts$/ },
      handler: (code) => ({ code: code.replaceAll(DOES, ''), map: null }),
    },
  };
}
