import { once } from 'node:events';
import { type Socket, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { removeOnExit } from '../apps/server/src/db/testing/leftovers';
import { scratchFolder } from '../apps/server/src/db/testing/scratch';

/** Whether a connection to the database breaks before the commit reaches it, or after the commit but before its response. */
export type CommitCut = 'before' | 'after';

/** PostgreSQL's message for `commit`, as a driver sends it. */
const COMMIT = Buffer.from('Q\0\0\0\x0bcommit\0', 'latin1');
const SOCKET = '.s.PGSQL.5432';

export interface DatabaseProxy {
  /** URL of the same database through the proxy. */
  url: string;
  /** Breaks the connection at the next commit. */
  cutNext: (where: CommitCut) => void;
  /** Cancels that. Returns whether the connection was already broken. */
  disarm: () => boolean;
  close: () => Promise<void>;
}

/** Opens a proxy between the server and a PostgreSQL that listens on a local socket. */
export async function openDatabaseProxy(url: string): Promise<DatabaseProxy> {
  const [, theirs = ''] = /@([^/]+)\//.exec(url) ?? [];
  const folder = scratchFolder('pg-proxy');
  const remove = removeOnExit(folder);
  const sockets = new Set<Socket>();
  let armed: CommitCut | undefined;

  function passBetween(client: Socket) {
    const database = connect(join(decodeURIComponent(theirs), SOCKET));
    const both = [client, database];
    const end = () => {
      for (const socket of both) {
        socket.destroy();
        sockets.delete(socket);
      }
    };
    for (const socket of both) {
      sockets.add(socket);
      socket.on('error', end).on('close', end);
    }
    let dropsResponse = false;
    client.on('data', (data) => {
      const cut = armed !== undefined && data.includes(COMMIT) ? armed : undefined;
      if (cut !== undefined) armed = undefined;
      if (cut === 'before') return end();
      dropsResponse = cut === 'after';
      database.write(data);
    });
    database.on('data', (data) => (dropsResponse ? end() : client.write(data)));
  }

  const server = createServer(passBetween);
  server.listen(join(folder, SOCKET));
  await once(server, 'listening');
  return {
    url: url.replace(theirs, encodeURIComponent(folder)),
    cutNext: (where) => void (armed = where),
    disarm() {
      const hasHappened = armed === undefined;
      armed = undefined;
      return hasHappened;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await remove();
    },
  };
}
