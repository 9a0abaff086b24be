import type { RunningServer } from './server';

/** Restarts the server after the time for a ticket's payment has run out. A trigger forbids changing that time, so it is disabled for this statement. */
export const letExpire = (server: RunningServer, ticket: string) =>
  server.change(`do $$ begin
    alter table awaited_payment disable trigger user;
    update awaited_payment set expires_at = now() - interval '1 second'
      from operation join ticket on ticket.id = operation.ticket_id
      where awaited_payment.id = operation.id and ticket.number = '${ticket}';
    alter table awaited_payment enable trigger user;
  end $$`);
