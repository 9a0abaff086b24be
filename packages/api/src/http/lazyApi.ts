import { apiFailure } from '../failure/failure';
import type { Api, ApiSettings } from './createApi';

/** Creates a client whose code is loaded with the first call or ahead of it. If it cannot be loaded, there is no connection. */
export function lazyApi(settings: ApiSettings): Api {
  let api: Promise<Api> | undefined;

  async function fetchApi(): Promise<Api> {
    const end = settings.watch?.begin();
    try {
      const { createApi } = await import('./createApi');
      end?.(true);
      return createApi(settings);
    } catch {
      api = undefined;
      end?.(false);
      throw apiFailure({ kind: 'disconnected' });
    }
  }

  return {
    send: async (call, options) => await (await (api ??= fetchApi())).send(call, options),
  };
}
