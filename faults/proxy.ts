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

/** A call that a fault can act on. */
export interface Exchange {
  /** Forwards the call to the server; rejects if there is none. Each use forwards it again. */
  forward: () => Promise<Answer>;
  /** Breaks the connection to the server in the middle of the call. */
  forwardHalf: () => Promise<void>;
  answer: (answer: Answer) => void;
  /** Breaks the connection in the middle of the response. */
  answerHalf: (answer: Answer) => void;
  /** Breaks the connection without a response. */
  cut: () => void;
}

/** What is done with a call instead of forwarding it. */
export type Fault = (exchange: Exchange) => Promise<void>;

interface ProxySettings {
  /** Returns the base URL for the next call. */
  target: () => string;
  /** Called for each call of a sale. Returns undefined if the call is forwarded normally. */
  faultOf: () => Fault | undefined;
}

export interface Proxy {
  url: string;
  close: () => Promise<void>;
}

/** Opens a proxy between the browsers and the server. It forwards all calls without a fault. */
export async function openProxy({ target, faultOf }: ProxySettings): Promise<Proxy> {
  const passOn: Fault = async ({ forward, answer }) => answer(await forward());

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const exchange = exchangeOf(request, response, await buffer(request), target);
    const fault = request.method === 'POST' ? faultOf() : undefined;
    // Without a server the connection breaks, as with a computer that is switched off.
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
