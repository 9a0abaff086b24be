import { describe, expect, it } from 'vitest';
import { actionsOf, matchingEntries, pagesOf } from './entries';

const everything = () => true;
const nothing = () => false;
const labels = (entries: readonly { label: string }[]) => entries.map(({ label }) => label);

describe('What can be gone to', () => {
  it('is what the menus of a role show', () => {
    const staff = labels(pagesOf('admin', everything));
    expect(staff).toEqual(expect.arrayContaining(['Dashboard', 'Tickets', 'Till', 'Change passcode']));
    expect(staff).not.toContain('Drivers');
    expect(labels(pagesOf('super_admin', everything))).toEqual(
      expect.arrayContaining(['Drivers', 'Activity', 'Tickets', 'Waybill']),
    );
  });

  it('leaves out what a server has not, or somebody may not', () => {
    const staff = labels(pagesOf('admin', nothing));
    expect(staff).toContain('Tickets');
    expect(staff).not.toContain('Till');
    const office = labels(pagesOf('super_admin', nothing));
    for (const own of ['Activity', 'Tickets', 'Waybill']) expect(office).not.toContain(own);
  });

  it('has an address of its own each', () => {
    for (const role of ['admin', 'super_admin'] as const) {
      const entries = [...pagesOf(role, everything), ...actionsOf(role, everything)];
      expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
      for (const { id } of entries) expect(id).not.toContain(' ');
    }
  });
});

describe('What can be begun', () => {
  it('is what each role begins, first what it does most', () => {
    expect(labels(actionsOf('admin', everything))).toEqual([
      'Sell a ticket',
      'New waybill',
      'Add an expense',
      'Plan a trip',
    ]);
    const office = labels(actionsOf('super_admin', everything));
    expect(office[0]).toBe('Plan a trip');
    expect(office).toEqual(expect.arrayContaining(['Create Driver', 'Create Route']));
  });
});

describe('Pages and things to do', () => {
  const actions = actionsOf('admin', everything);

  it('are found by a part of their name, or of where they stand', () => {
    expect(labels(matchingEntries(actions, 'SELL'))).toEqual(['Sell a ticket']);
    expect(labels(matchingEntries(actions, 'book tick'))).toEqual(['Sell a ticket']);
    expect(matchingEntries(actions, 'okafor')).toEqual([]);
  });

  it('stand first where they begin so', () => {
    expect(labels(matchingEntries(pagesOf('admin', everything), 'ti'))[0]).toBe('Tickets');
  });

  it('are all there while nothing is typed', () => {
    expect(matchingEntries(actions, ' ')).toEqual(actions);
  });
});
