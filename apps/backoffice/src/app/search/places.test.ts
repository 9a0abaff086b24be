import { describe, expect, it } from 'vitest';
import { coreScreensOf, screensOf } from '../screens';
import { actionsOf, matchingEntries, pagesOf } from './entries';

const labels = (entries: readonly { label: string }[]) => entries.map(({ label }) => label);

describe('What can be gone to', () => {
  it('is what the menus of a role show', () => {
    const staff = labels(pagesOf(screensOf('admin')));
    expect(staff).toEqual(expect.arrayContaining(['Dashboard', 'Tickets', 'Till', 'Change passcode']));
    expect(staff).not.toContain('Drivers');
    expect(labels(pagesOf(screensOf('super_admin')))).toEqual(
      expect.arrayContaining(['Drivers', 'Activity', 'Tickets', 'Waybill']),
    );
  });

  it('leaves out what a server has not', () => {
    const staff = labels(pagesOf(coreScreensOf('admin')));
    expect(staff).toContain('Tickets');
    expect(staff).not.toContain('Till');
    const office = labels(pagesOf(coreScreensOf('super_admin')));
    for (const own of ['Activity', 'Tickets', 'Waybill']) expect(office).not.toContain(own);
  });

  it('has an address of its own each', () => {
    for (const role of ['admin', 'super_admin'] as const) {
      const entries = [...pagesOf(screensOf(role)), ...actionsOf(role, screensOf(role))];
      expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
      for (const { id } of entries) expect(id).not.toContain(' ');
    }
  });
});

describe('What can be begun', () => {
  it('is what each role begins, first what it does most', () => {
    expect(labels(actionsOf('admin', screensOf('admin')))).toEqual([
      'Sell a ticket',
      'New waybill',
      'Add an expense',
      'Plan a trip',
    ]);
    const office = labels(actionsOf('super_admin', screensOf('super_admin')));
    expect(office[0]).toBe('Plan a trip');
    expect(office).toEqual(expect.arrayContaining(['Create Driver', 'Create Route']));
  });
});

describe('Pages and things to do', () => {
  const actions = actionsOf('admin', screensOf('admin'));

  it('are found by a part of their name, or of where they stand', () => {
    expect(labels(matchingEntries(actions, 'SELL'))).toEqual(['Sell a ticket']);
    expect(labels(matchingEntries(actions, 'book tick'))).toEqual(['Sell a ticket']);
    expect(matchingEntries(actions, 'okafor')).toEqual([]);
  });

  it('stand first where they begin so', () => {
    expect(labels(matchingEntries(pagesOf(screensOf('admin')), 'ti'))[0]).toBe('Tickets');
  });

  it('are all there while nothing is typed', () => {
    expect(matchingEntries(actions, ' ')).toEqual(actions);
  });
});
