import type { FastifyInstance } from 'fastify';

/** What is answered while the server stops ends its connection, which would otherwise stay open for a next call and keep the server from ending. */
export function endConnections(app: FastifyInstance) {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('connection', 'close');
  });
}
