import type { Plugin } from 'vite';
import { LATE_CALLS } from './lateCalls';

/** Which action a call is, in a row of the contract. */
const DOES = /,\s*does: (?:'[^']*'|`[^`]*` satisfies Action|creates)/g;

/** Where the one table of all calls names those that late screens make. */
const LATE = new RegExp(
  LATE_CALLS.map(
    (name) => `^import \\{ ${name}Extensions \\} from './${name}';|^ *\\.\\.\\.${name}Extensions,`,
  ).join('|'),
  'gm',
);

/** Only the server asks what right a call takes; the app asks the table of rights by the action itself, and carries no such words. Nor does the
 * first list carry calls that a late screen makes. */
export function dropRights(): Plugin {
  return {
    name: 'motorpark:drop-rights',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /packages[\\/]contract[\\/]src[\\/]\w+\.ts$/ },
      handler: (code) => ({ code: code.replaceAll(DOES, '').replaceAll(LATE, ''), map: null }),
    },
  };
}
