import { readFileSync } from 'node:fs';
import { format } from 'oxfmt';
import { describe, expect, it } from 'vitest';
import { CALLS } from '../packages/contract/src';
import { RIGHTS, ROLES, TIMES } from '../packages/domain/src';
import { inRoot } from './support/root.mjs';

const PAGE = inRoot('docs', 'rights.md');

const INTRODUCTION = `# Who may do what

This page is generated from one table, \`packages/domain/src/rights/table.ts\`. After a change of the table, run \`npm run test:unit -- scripts/rights -u\`.
Each call of the contract names its row in \`does\`. The server checks the table before it reads the request (\`http/registerCalls.ts\`), and again for the
record (\`store/access/rights.ts\`); the app with \`may\` (\`useMay\`) and \`mayAct\`. An address that a person has no right to does not exist for them.

- **own terminal**: records of the user's terminal. A trip and a waybill belong to the terminal of departure, a ticket's money to the terminal that sold it,
  an expense to the terminal that spent it. **Other end**: the destination. **Both ends**: either of them. **Themselves**: users' own login, or a status step that they took.
- An action that the user may never perform, and a record that they may see but not change, is a 403. A record that they may not see is a 404, and lists leave it out. A
  form that names another terminal is a 422 at that field.
- **Managers** have the terminals that a super admin gave them. **Accountants** read the money of all terminals, **auditors** everything; neither changes anything
  but their own login.
- Staff without a terminal see no records of terminals. Without a login, every call outside the first rows of the table is a 401.
- A right that an act needs beside that of its call is asked at its own terminal, too: to waive a fee, to refund another amount or to correct one where the ticket was sold, to sell after
  closing or with a discount of managers where the trip leaves, to confirm an own payment in whose books it is, to take back what others did to a parcel
  where it was done.
- A right is one **to see** if its verb begins with \`see\` (\`SeeRight\`), else one **to do** (\`DoRight\`). Columns, lines of details and filters depend on none but
  rights to see, so that each role sees all that the server sends it (\`apps/backoffice/src/app/roles.screens.stories.tsx\`); buttons and forms depend on rights to do.
- \`http/rightsOfAnswers.test.ts\` compares what each role gets in lists, counts, files, details and searches, \`http/rightsOfActs.test.ts\` what it can do at each place and moment.
- Super admins, and managers at their terminals, may at any time do what staff may do only for a limited time; then they must give a reason: [money.md](money.md).
`;

const WORDS = { themselves: 'their own', nowhere: '' };
const word = (where) => WORDS[where] ?? where;
const callsOf = (action) =>
  Object.entries(CALLS)
    .filter(([, { does }]) => does === action)
    .map(([name]) => `\`${name}\``)
    .join(', ');
const timeOf = (action) => {
  const time = TIMES[action];
  if (!time) return '';
  const states = time.while.join(', ') || 'never';
  return time.needsReason ? `${states}, with a reason` : states;
};

function page() {
  const rows = Object.entries(RIGHTS).map(([action, right]) => {
    const [staff, ...office] = Object.keys(ROLES).map((role) =>
      right === 'anybody' ? 'anybody' : word(right[role]),
    );
    return `| ${[`\`${action}\``, staff, timeOf(action), ...office, callsOf(action)].join(' | ')} |`;
  });
  const { admin: _staff, ...others } = ROLES;
  const office = Object.values(others).map(({ label }) => `${label.toLowerCase()}s`);
  const headings = ['action', 'staff', 'staff while it is', ...office, 'calls'];
  return `${INTRODUCTION}
| ${headings.join(' | ')} |
|${' --- |'.repeat(headings.length)}
${rows.join('\n')}

The states in the third column are defined in \`packages/domain/src/rights/times.ts\`.
`;
}

describe('The page of rights', () => {
  it('is what the table says', async () => {
    const options = JSON.parse(readFileSync(inRoot('.oxfmtrc.json'), 'utf8'));
    const { code } = await format(PAGE, page(), options);
    await expect(code).toMatchFileSnapshot(PAGE);
  });

  it('has a right to do for every call that changes anything', () => {
    const changing = Object.entries(CALLS).filter(([, { method }]) => method !== 'GET');
    expect(changing.filter(([, { does }]) => does.includes('.see')).map(([name]) => name)).toEqual([]);
  });

  it('names every call once', () => {
    const named = Object.keys(RIGHTS).flatMap((action) => callsOf(action).split(', ').filter(Boolean));
    expect(named.toSorted()).toEqual(
      Object.keys(CALLS)
        .map((name) => `\`${name}\``)
        .toSorted(),
    );
  });
});
