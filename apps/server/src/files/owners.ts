import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, lstatSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ROOT_USER = 0;
const STICKY = 0o1000;

/** What the server and its commands keep in a data folder. Anything else there, such as `lost+found`, may belong to anybody. */
const OURS = /^(?:postgres|postgres\.init|opened-by|commands\.json|copy-[0-9a-f-]{36})$/;

/** Thrown if files belong to another user than the one of this process; the message names both. */
export class WrongUser extends Error {}

/** Returns the name of a user, by default the one of this process. */
export function userName(uid = process.getuid?.()): string {
  return uid === undefined ? 'this user' : (loginOf(uid) ?? `user ${uid}`);
}

/** Returns the login of a user; undefined if this machine knows none. */
const loginOf = (uid: number): string | undefined =>
  spawnSync('id', ['-un', String(uid)], { encoding: 'utf8' }).stdout?.trim() || undefined;

/** Returns the command that gives files to a user, with their number if they have no login here. */
const giveTo = (uid: number, path: string) => `chown -R ${loginOf(uid) ?? uid}: ${path}`;

/**
 * Throws if a data folder, or a file of ours in it, belongs to another user: a command that is run as root would leave files there that the server cannot open.
 * A folder that this user may write to is accepted unless they are root, since volumes of containers often belong to root. Has no effect on Windows.
 */
export function refuseForeign(dataDir: string, me = process.getuid?.()) {
  if (me === undefined || !existsSync(dataDir)) return;
  const { uid, mode } = lstatSync(dataDir);
  const isShared = (mode & STICKY) !== 0;
  if (uid !== me && !isShared && (me === ROOT_USER || !isWritable(dataDir)))
    throw new WrongUser(ofSomebodyElse(dataDir, uid, me));
  for (const name of readdirSync(dataDir)) {
    const found = OURS.test(name) ? foreignIn(join(dataDir, name), me) : undefined;
    if (!found) continue;
    const server = me === ROOT_USER ? found.owner : me;
    throw new WrongUser(
      `${found.path} belongs to ${userName(found.owner)}, but this runs as ${userName(me)}: a command was run as another user. As root, give all of it to the user of the server:\n  ${giveTo(server, isShared ? join(dataDir, name) : dataDir)}`,
    );
  }
}

function ofSomebodyElse(dataDir: string, owner: number, me: number): string {
  const [theirs, mine] = [userName(owner), userName(me)];
  const giveAway = `As root, give the folder to ${mine} if the server runs as ${mine}:\n  ${giveTo(me, dataDir)}`;
  const what = `The data folder ${dataDir} belongs to ${theirs}, but this runs as ${mine}.`;
  return me === ROOT_USER
    ? `${what} Run it as ${theirs}, like the server:\n  runuser -u ${theirs} -- …`
    : `${what} Run it as ${theirs}. ${giveAway}`;
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Returns the first path of a tree that belongs to somebody else. A running server may remove files meanwhile. */
function foreignIn(path: string, me: number): { path: string; owner: number } | undefined {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return undefined;
  if (stats.uid !== me) return { path, owner: stats.uid };
  if (!stats.isDirectory()) return undefined;
  for (const name of namesIn(path)) {
    const found = foreignIn(join(path, name), me);
    if (found) return found;
  }
  return undefined;
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (existsSync(folder)) throw error;
    return [];
  }
}

/** Returns the message of an error; one about permissions names the file, its owner and the user of this process. */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (!('code' in error && 'path' in error) || typeof error.path !== 'string') return error.message;
  if (error.code !== 'EACCES' && error.code !== 'EPERM') return error.message;
  const owned = nearest(error.path);
  return `${userName()} may not use ${error.path} (${error.code}): ${owned} belongs to ${userName(lstatSync(owned).uid)}`;
}

/** Returns the path itself, or the nearest folder above it that can be seen. */
function nearest(path: string): string {
  try {
    lstatSync(path);
    return path;
  } catch {
    return nearest(dirname(path));
  }
}
