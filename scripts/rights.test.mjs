import { format, resolveConfig } from 'prettier';
import { describe, expect, it } from 'vitest';
import { CALLS } from '../packages/contract/src';
import { RIGHTS, TIMES } from '../packages/domain/src';
import { inRoot } from './support/root.mjs';

const PAGE = inRoot('docs', 'rights.md');

const INTRODUCTION = `# Who may do what

One table says it, \`packages/domain/src/rights/table.ts\`; this page is made from it and tested against it (\`npm run test:unit -- scripts/rights -u\`
after a change). Each call of the contract names its row as \`does\`: one without a row does not compile. The server asks the table before it
reads what was sent (\`http/registerCalls.ts\`), and again for the record (\`access/rights.ts\`); the app asks it by \`useMay\` and \`mayAct\`. A test makes every call
as every role, on own and foreign records (\`apps/server/src/http/rights.test.ts\`).

- **own terminal**: what belongs to the person's terminal. A trip and a waybill belong to where they leave, a ticket's money to where it was sold,
  an expense to who spent it. **Other end**: where the road leads. **Both ends**: either. **Themselves**: their own login, the step that they took.
- What somebody may not begin at all is a 403, before the record is even looked for. A record that they may see and not touch is a 403, one
  that they may not see a 404, and lists leave it out. A form that names another terminal is a 422 at that field.
- Staff without a terminal see nothing that belongs to one. Without a login everything but the first rows is a 401.
- Super admins may at any time what staff may for a time only, with a reason once that is over: [money.md](money.md).
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
    const [staff, office] =
      right === 'anybody' ? ['anybody', 'anybody'] : [word(right.admin), word(right.super_admin)];
    return `| \`${action}\` | ${staff} | ${timeOf(action)} | ${office} | ${callsOf(action)} |`;
  });
  return `${INTRODUCTION}
| action | staff | staff while it is | super admins | calls |
| --- | --- | --- | --- | --- |
${rows.join('\n')}

How far a record has come, the third column, is told in \`packages/domain/src/rights/times.ts\`.
`;
}

describe('The page of rights', () => {
  it('is what the table says', async () => {
    const text = await format(page(), { ...(await resolveConfig(PAGE)), parser: 'markdown' });
    await expect(text).toMatchFileSnapshot(PAGE);
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
