import { dropExtensions } from '@motorpark/contract';
import type { DifferenceGroup, DrawerDifferences } from '@motorpark/domain';
import { request } from '../backend/connection';
import { downloadFrom } from '../rows/download';
import { type PersonAndTerminal, personAndTerminal } from '../rows/personAndTerminal';
import { useListData } from '../rows/useListData';

interface DifferenceQuery extends Pick<PersonAndTerminal, 'from' | 'to' | 'personId' | 'terminalId'> {
  by: DifferenceGroup;
}

const payloadOf = ({ from, to, by, ...filters }: DifferenceQuery) => ({
  by,
  ...(from && { from }),
  ...(to && { to }),
  ...personAndTerminal(filters),
});

const named = (name: string | undefined, id = '') => (name === undefined ? undefined : { id, name });

async function getDifferences(query: DifferenceQuery): Promise<DrawerDifferences[]> {
  const rows = await request(dropExtensions.getDifferences, { payload: payloadOf(query) });
  return rows.map((row) =>
    Object.assign(row, {
      person: named(row.person, row.personId),
      terminal: named(row.terminal, row.terminalId),
    }),
  );
}

/** Returns the differences of a period's shifts, summed by person, terminal or week; `download` returns them as a file. */
export function useShiftDifferences(query: DifferenceQuery) {
  const { data: differences, ...state } = useListData('shifts', () => getDifferences(query), {
    part: `differences ${JSON.stringify(payloadOf(query))}`,
  });
  const download = () => downloadFrom(dropExtensions.getDifferences, { ...payloadOf(query), format: 'csv' });
  return { differences, ...state, download };
}
