// npm run create-super-admin -- --name "Ngozi Okafor" --email ngozi@company.ng
import { parseArgs } from 'node:util';
import { complaintAbout, makeSuperAdmin } from './store/access/makeSuperAdmin';
import { DEMO_PASSCODE_REFUSED } from './demo/demoPasscode';
import { askSecret, firstLine } from './askSecret';
import { BUILT_THREAD, openDatabase } from './db';
import { DEMO_PASSCODE } from './demo';
import { refuseForeign, userName } from './files/owners';
import { AS_WHOM, runCommand } from './runCommand';
import { describeWhere, readSettings } from './settings';

const USAGE = `Makes a super admin, who can then log in and set up the company.

  npm run create-super-admin -- --name "Ngozi Okafor" --email ngozi@company.ng

The passcode is asked for, or read from standard input where that is no terminal. DATA_DIR and DATABASE_URL say which
company, as they do for npm start; a server that runs on DATA_DIR must be stopped first.
${AS_WHOM}`;

/** An error whose message tells the user why no super admin was created. */
class Refusal extends Error {}

await runCommand(create);

async function create(): Promise<string> {
  const { name, email } = readArguments();
  const { where } = readSettings(process.env);
  // Before anything is typed.
  if ('dataDir' in where) refuseForeign(where.dataDir);
  const passcode = process.stdin.isTTY ? await askTwice() : await firstLine();
  // The server that will use this database may run with other settings, so DEMO is read here again.
  if (passcode === DEMO_PASSCODE && process.env['DEMO'] !== 'force') throw new Refusal(DEMO_PASSCODE_REFUSED);
  const complaint = complaintAbout({ name, email, passcode });
  if (complaint !== undefined) throw new Refusal(complaint);
  const db = await openDatabase(where, BUILT_THREAD);
  try {
    const refused = await makeSuperAdmin(db, { name, email, passcode });
    if (refused !== undefined) throw new Refusal(refused);
  } finally {
    await db.close();
  }
  const asWhom = 'dataDir' in where ? ` Run the server as ${userName()}.` : '';
  return `${name} can now log in as super admin with ${email.toLowerCase()}. (${describeWhere(where)})${asWhom}`;
}

function readArguments() {
  try {
    const { values } = parseArgs({ options: { name: { type: 'string' }, email: { type: 'string' } } });
    const { name, email } = values;
    if (name !== undefined && email !== undefined) return { name, email };
  } catch {
    // An unknown option; the usage text lists the known ones.
  }
  throw new Refusal(USAGE);
}

async function askTwice(): Promise<string> {
  const passcode = await askSecret('Passcode: ');
  if (passcode === undefined) throw new Refusal('Nothing was done.');
  const again = await askSecret('The same passcode again: ');
  if (again !== passcode) throw new Refusal('The two passcodes differ. Nothing was done.');
  return passcode;
}
