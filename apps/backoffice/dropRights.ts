import type { Plugin } from 'vite';

/** The action of a call, in a row of the contract. */
const DOES = /,\s*does: (?:'[^']*'|`[^`]*` satisfies Action|creates)/g;

/** Removes the actions from the app's copy of the contract: only the server looks them up by call; the app looks up the table of rights by action. */
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
