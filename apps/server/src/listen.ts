import { networkInterfaces } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { type Settings, SettingError } from './settings';

/** What to say when the port cannot be had. */
const REASONS: Readonly<Record<string, (settings: Settings) => string>> = {
  EADDRINUSE: ({ port }) =>
    `Port ${port} is in use. Perhaps Motorpark runs already; else choose another port: PORT=${port + 1} npm start`,
  EACCES: ({ port }) =>
    `Port ${port} needs rights that this user hasn't got. Choose one above 1023: PORT=8080 npm start`,
  ENOTFOUND: ({ host }) => `HOST is "${host}", which is no address of this machine.`,
  EADDRNOTAVAIL: ({ host }) => `HOST is "${host}", which is no address of this machine.`,
};

/** Opens the port and returns the addresses it can be reached at. */
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

/** The machine's addresses in the network. */
const networkHosts = (): string[] =>
  Object.values(networkInterfaces()).flatMap((addresses = []) =>
    addresses.flatMap(({ family, internal, address }) => (family === 'IPv4' && !internal ? [address] : [])),
  );
