import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import {
  BasicTracerProvider,
  InMemorySpanExporter,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace-base';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aBooking } from '../testing/booking';
import { aTrip } from '../testing/company';
import { inTheOffice } from '../testing/office';

const exporter = new InMemorySpanExporter();

/** Sets up an SDK before the server is loaded, as a company that wants traces does. */
beforeAll(() => {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(
    new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] }),
  );
});
afterAll(() => {
  trace.disable();
  context.disable();
  propagation.disable();
});
beforeEach(() => exporter.reset());

inTheOffice('The traces of a server', (office) => {
  const spans = () => exporter.getFinishedSpans();
  const spanOf = (name: string) => spans().find((span) => span.name === name);

  it('tell a call by its name and its request, with every statement inside it', async () => {
    const { headers } = await office().call('GET', '/api/get_trips?search=TK-secret', {
      token: await office().tokenOf('ada'),
    });
    const call = spanOf('getTrips');
    expect(call?.attributes).toEqual({
      'http.request.method': 'GET',
      'http.response.status_code': 200,
      'motorpark.request_id': headers['x-request-id'],
    });
    const ofTheCall = spans().filter((span) => span.spanContext().traceId === call?.spanContext().traceId);
    expect(ofTheCall.filter(({ name }) => name === 'query').length).toBeGreaterThan(0);
  });

  it('show a sale as one transaction', async () => {
    const token = await office().tokenOf('ada');
    const trip = await aTrip(office().db, office().company);
    exporter.reset();
    await office().call('POST', '/api/book_ticket', { token, body: aBooking(trip) });
    const transaction = spanOf('transaction');
    const inside = spans().filter(
      (span) => span.parentSpanContext?.spanId === transaction?.spanContext().spanId,
    );
    expect(inside.length).toBeGreaterThan(1);
    expect(transaction?.parentSpanContext?.spanId).toBe(spanOf('bookTicket')?.spanContext().spanId);
  });

  it('hold nothing of what was sent, and no value of a statement', async () => {
    const token = await office().tokenOf('ada');
    await office().call('POST', '/api/find_traveler', { token, body: { phone: '08034127781' } });
    const told = JSON.stringify(
      spans().map(({ name, attributes, events, status }) => [name, attributes, events, status]),
    );
    expect(told).toContain('db.query.text');
    expect(told).not.toContain('4127781');
    expect(told).not.toContain(token);
  });

  it('say that a call failed, without saying why', async () => {
    await office().call('GET', '/api/get_trips', {});
    expect(spanOf('getTrips')?.attributes['http.response.status_code']).toBe(401);
  });
});
