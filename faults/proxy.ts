import { once } from 'node:events';
import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
  createServer,
  request as send,
} from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** One call on its way, in the hands of a fault. */
export interface Exchange {
  /** Has the server do it; rejects where there is no server. Each time it is done again. */
  forward: () => Promise<Answer>;
  /** Has the connection break in the middle of the call. */
  forwardHalf: () => Promise<void>;
  answer: (answer: Answer) => void;
  /** Breaks the connection in the middle of the answer. */
  answerHalf: (answer: Answer) => void;
  /** Breaks the connection without an answer. */
  cut: () => void;
}

/** What happens to a call that should have been passed on. */
export type Fault = (exchange: Exchange) => Promise<void>;

interface ProxySettings {
  /** Where the next call goes. */
  target: () => string;
  /** Asked for each call that sells; undefined where nothing happens to it. */
  faultOf: () => Fault | undefined;
}

export interface Proxy {
  url: string;
  close: () => Promise<void>;
}

/** Stands between the browsers and the server, and passes on what no fault befalls. */
export async function openProxy({ target, faultOf }: ProxySettings): Promise<Proxy> {
  const passOn: Fault = async ({ forward, answer }) => answer(await forward());

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const exchange = exchangeOf(request, response, await buffer(request), target);
    const fault = request.method === 'POST' ? faultOf() : undefined;
    // Without a server there is no answer, as with a machine that is switched off.
    await (fault ?? passOn)(exchange).catch(exchange.cut);
  }

  const server = createServer((request, response) => {
    response.on('error', () => undefined);
    serve(request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function exchangeOf(
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
  target: () => string,
): Exchange {
  const begin = () =>
    send(new URL(request.url ?? '/', target()), {
      method: request.method,
      agent: false,
      headers: { ...request.headers, connection: 'close' },
    });
  const head = ({ status, headers, body: whole }: Answer) => {
    const { 'transfer-encoding': _chunks, connection: _connection, ...passed } = headers;
    response.writeHead(status, { ...passed, 'content-length': whole.length });
  };
  return {
    async forward() {
      const sent = begin();
      sent.end(body);
      const answer = await new Promise<IncomingMessage>((resolve, reject) => {
        sent.on('response', resolve).on('error', reject);
      });
      return { status: answer.statusCode ?? 502, headers: answer.headers, body: await buffer(answer) };
    },
    async forwardHalf() {
      const sent = begin();
      sent.on('error', () => undefined);
      await new Promise<void>((written) => {
        sent.write(body.subarray(0, body.length / 2), () => written());
      });
      sent.destroy();
    },
    answer(answer) {
      head(answer);
      response.end(answer.body);
    },
    answerHalf(answer) {
      head(answer);
      response.write(answer.body.subarray(0, answer.body.length / 2), () => response.destroy());
    },
    cut: () => void response.destroy(),
  };
}
