import { networkInterfaces } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { type Settings, SettingError } from './settings';

/** Error messages for a port that cannot be opened, by error code. */
const REASONS: Readonly<Record<string, (settings: Settings) => string>> = {
  EADDRINUSE: ({ port }) =>
    `Port ${port} is in use. Perhaps Motorpark runs already; else choose another port: PORT=${port + 1} npm start`,
  EACCES: ({ port }) =>
    `Port ${port} needs rights that this user hasn't got. Choose one above 1023: PORT=8080 npm start`,
  ENOTFOUND: ({ host }) => `HOST is "${host}", which is no address of this machine.`,
  EADDRNOTAVAIL: ({ host }) => `HOST is "${host}", which is no address of this machine.`,
};

/** Starts listening and returns the URLs at which the server can be reached. Throws a `SettingError` if the port or host is unusable. */
export async function listen(app: FastifyInstance, settings: Settings): Promise<string[]> {
  const { host, port: wanted } = settings;
  try {
    await app.listen({ host, port: wanted, listenTextResolver: () => 'listening' });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const reason = REASONS[code];
    throw reason ? new SettingError(reason(settings), { cause: error }) : error;
  }
  const [address] = app.addresses();
  const port = typeof address === 'object' ? address.port : wanted;
  const isForAll = host === '0.0.0.0' || host === '::';
  const hosts = isForAll ? ['localhost', ...networkHosts()] : [host.includes(':') ? `[${host}]` : host];
  return hosts.map((name) => `http://${name}:${port}`);
}

/** The computer's external IPv4 addresses. */
const networkHosts = (): string[] =>
  Object.values(networkInterfaces()).flatMap((addresses = []) =>
    addresses.flatMap(({ family, internal, address }) => (family === 'IPv4' && !internal ? [address] : [])),
  );
