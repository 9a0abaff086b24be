import type { FastifyInstance } from 'fastify';

/** Closes each connection after its response while the server stops. Keep-alive connections would otherwise keep it running. */
export function endConnections(app: FastifyInstance) {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('connection', 'close');
  });
}
