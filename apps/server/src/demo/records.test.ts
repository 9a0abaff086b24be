import { WAYBILL_STATUSES } from '@motorpark/domain';
import { describe, expect, it } from 'vitest';
import { makeCompany } from './company';
import { MOMENTS } from './demo.fixtures';

describe.each(MOMENTS)('on record at %s', (_time, now) => {
  const { trips, tickets, waybills, changes, operations, expenses } = makeCompany(now);

  it('there are waybills in every status, and none is missing: what is on its way is in a bus on the road', () => {
    const live = waybills.filter(({ deleted_at }) => deleted_at === null);
    const statuses = live.map(({ status }) => status);
    expect(statuses).toEqual(expect.arrayContaining(['Delivered', 'Pending', 'Picked Up']));
    const onTheRoad = trips.filter(({ status }) => status === 'En-route');
    if (onTheRoad.length > 3) expect(statuses).toContain('On-Transit');
    for (const { trip_id, status } of live)
      if (status === 'On-Transit') expect(onTheRoad.map(({ id }) => id)).toContain(trip_id);
  });

  it('each parcel came to its status step by step, by staff of the end where it happened', () => {
    for (const { id, status, booked_at, origin_terminal_id, destination_terminal_id } of waybills) {
      const steps = changes.filter(({ waybill_id }) => waybill_id === id);
      const way = ['Pending', ...steps.map(({ to_status }) => to_status)];
      expect(way).toEqual(WAYBILL_STATUSES.slice(0, WAYBILL_STATUSES.findIndex((one) => one === status) + 1));
      expect(steps.map(({ from_status }) => from_status)).toEqual(way.slice(0, -1));
      const ends = [origin_terminal_id, destination_terminal_id, destination_terminal_id];
      expect(steps.map(({ terminal_id }) => terminal_id)).toEqual(ends.slice(0, steps.length));
      const moments = [booked_at, ...steps.map(({ at }) => at)];
      expect(moments.toSorted()).toEqual(moments);
      expect(moments.every((at) => Date.parse(at) <= now.getTime())).toBe(true);
    }
  });

  it('each trip and ticket came to its status step by step, none before it was booked', () => {
    const stepsTo = { Scheduled: 0, Boarded: 1, Enroute: 2, Completed: 3 };
    for (const { id, status } of trips) {
      const steps = changes.filter(({ trip_id }) => trip_id === id);
      expect(steps.at(-1)?.to_status ?? 'Scheduled').toBe(status);
    }
    for (const { id, status, booked_at, deleted_at } of tickets) {
      const steps = changes.filter(({ ticket_id }) => ticket_id === id);
      expect(steps).toHaveLength(deleted_at === null ? stepsTo[status] : 0);
      const moments = [booked_at, ...steps.map(({ at }) => at)];
      expect(moments.toSorted()).toEqual(moments);
      expect(moments.every((at) => Date.parse(at) <= now.getTime())).toBe(true);
    }
  });

  it('the ledger says to the kobo what the tickets, waybills and approved expenses say', () => {
    const inBooks = [...tickets, ...waybills].filter(({ deleted_at }) => deleted_at === null);
    const sum = (amounts: { amount_kobo: number }[]) =>
      amounts.reduce((total, { amount_kobo }) => total + amount_kobo, 0);
    const spent = expenses.filter(({ status }) => status === 'Approved');
    expect(spent.length).toBeGreaterThan(10);
    expect(sum(operations)).toBe(sum(inBooks) - sum(spent));
    expect(expenses.filter(({ entered_at }) => Date.parse(entered_at) >= now.getTime())).toEqual([]);
  });
});
