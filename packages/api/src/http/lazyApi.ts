import { apiFailure } from '../failure/failure';
import type { ApiSettings, Client } from './createApi';

/** Creates a client whose code is loaded with the first call or ahead of it. If it cannot be loaded, there is no connection. */
export function lazyApi(settings: ApiSettings): Client {
  let client: Promise<Client> | undefined;

  async function fetchApi(): Promise<Client> {
    const end = settings.watch?.begin();
    try {
      const { createApi } = await import('./createApi');
      end?.(true);
      return createApi(settings);
    } catch {
      client = undefined;
      end?.(false);
      throw apiFailure({ kind: 'disconnected' });
    }
  }

  const loaded = async () => await (client ??= fetchApi());

  return {
    send: async (call, options) => await (await loaded()).send(call, options),
    sendFirstCalls: async () => await (await loaded()).sendFirstCalls(),
  };
}
