import type { FastifyInstance } from 'fastify';
import { Failure } from '../request/failure';
import { type Payload, readJson, readQuery } from '../request/payload';

/** Registers the body parsers: JSON and forms. With any other content type the body must be empty. */
export function readBodies(app: FastifyInstance) {
  app.removeAllContentTypeParsers();
  const parsers: readonly (readonly [string, (text: string) => Payload])[] = [
    ['application/json', readJson],
    ['application/x-www-form-urlencoded', readQuery],
    ['*', refuseAllButNothing],
  ];
  for (const [type, read] of parsers) {
    app.addContentTypeParser(type, { parseAs: 'string' }, async (_request: unknown, text: string) =>
      read(text),
    );
  }
}

function refuseAllButNothing(text: string): Payload {
  if (text === '') return {};
  throw new Failure(415, { message: 'The request must be JSON.' });
}
