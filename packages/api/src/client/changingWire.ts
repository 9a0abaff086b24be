import axios from 'axios';
import { apiFailure } from '../failure/failure';
import { bodyOf, type Wire } from './wire';

const http = axios.create({
  // Every status is a response; its meaning is decided in one place.
  validateStatus: null,
  responseType: 'text',
  transformRequest: [(body: unknown) => body],
  transformResponse: [bodyOf],
});

/** Sends calls that change something, with axios. */
export const changingWire: Wire = async ({ method, url, headers, body, timeoutMs }) => {
  try {
    const {
      status,
      data,
      headers: responseHeaders,
    } = await http.request<unknown>({
      method,
      url,
      headers,
      data: body,
      timeout: timeoutMs,
    });
    return { status, body: data, header: (name) => textOf(responseHeaders[name]) };
  } catch (error) {
    const wasSent = axios.isAxiosError(error) && error.request !== undefined;
    throw apiFailure({ kind: wasSent ? 'disconnected' : 'unknown' });
  }
};

const textOf = (header: unknown) => (typeof header === 'string' ? header : undefined);
