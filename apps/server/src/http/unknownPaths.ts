import { CALLS } from '@motorpark/contract';
import type { FastifyInstance } from 'fastify';

/** Responds with JSON: 404 for an unknown path, 405 with Allow for a method that a path does not support, and Allow for OPTIONS. */
export function answerUnknownPaths(app: FastifyInstance) {
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.replace(/[?#].*$/s, '');
    const methods = methodsAt(app, path);
    if (methods.length === 0) {
      return reply.code(404).send({ message: 'There is nothing at this address.' });
    }
    reply.header('allow', methods.join(', '));
    if (request.method === 'OPTIONS') return reply.code(204).send();
    return reply.code(405).send({ message: `${request.method} is not allowed here.` });
  });
}

const PATHS = [...new Set(Object.values(CALLS).map(({ path }) => path))].map((path) => ({
  url: path.replace('{id}', ':id'),
  pattern: new RegExp(`^${path.replace('{id}', '[^/]+')}$`),
}));

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'] as const;

function methodsAt(app: FastifyInstance, path: string): string[] {
  if (!path.startsWith('/api/')) return path === '/' ? ['GET', 'HEAD', 'OPTIONS'] : [];
  const url = PATHS.find(({ pattern }) => pattern.test(path))?.url;
  if (url === undefined) return [];
  const methods = METHODS.filter((method) => app.hasRoute({ method, url }));
  return methods.length > 0 ? [...methods, 'OPTIONS'] : [];
}
