import type { Plugin } from 'vite';

/** Which action a call is, in a row of the contract. */
const DOES = /,\s*does: (?:'[^']*'|`[^`]*` satisfies Action|creates)/g;

/** The one table of all calls names those of second factors, too, whose own screens read them from their own table. */
const SECOND_FACTOR =
  /^(?:import \{ secondFactorExtensions \} from '.\/secondFactor';| *\.\.\.secondFactorExtensions,)$/gm;

/** Only the server asks what right a call takes; the app asks the table of rights by the action itself, and carries no such words. Nor does the
 * first list carry calls that a late screen makes. */
export function dropRights(): Plugin {
  return {
    name: 'motorpark:drop-rights',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /packages[\\/]contract[\\/]src[\\/]\w+\.ts$/ },
      handler: (code) => ({ code: code.replaceAll(DOES, '').replaceAll(SECOND_FACTOR, ''), map: null }),
    },
  };
}
