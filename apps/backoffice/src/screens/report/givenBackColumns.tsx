import { GIVE_BACK_LABELS, type GivenBack, factsText, formatDateTime, formatNaira } from '@motorpark/domain';
import { type Column, NONE, TextLink } from '@motorpark/ui';
import { href, paths, recordPath } from '../../paths';
import { messages } from './messages';

/** Columns of what was given back; its record is a link. */
export const givenBackColumns: Column<GivenBack>[] = [
  { header: 'When', cell: ({ at }) => formatDateTime(at), isRowHeader: true, sortBy: 'at' },
  { header: 'Kind', cell: ({ way }) => GIVE_BACK_LABELS[way], truncate: 'twoLines' },
  { header: 'Of', cell: linkTo },
  {
    header: 'Amount',
    cell: ({ amount }) => formatNaira(amount),
    align: 'end',
    cardLabel: 'Amount',
    sortBy: 'amount',
  },
  {
    header: 'Kept',
    cell: ({ kept }) => (kept === 0 ? NONE : formatNaira(kept)),
    align: 'end',
    cardLabel: 'Kept',
    hidesFirst: true,
  },
  { header: 'Person', cell: ({ person }) => person || messages.givenBack.rule, truncate: true },
  {
    header: 'With',
    cell: ({ witness }) => witness || NONE,
    cardLabel: 'With',
    truncate: true,
    hidesFirst: true,
  },
  { header: 'Terminal', cell: ({ terminal }) => terminal, truncate: true },
  { header: 'Reason', cell: ({ reason }) => reason || NONE, cardLabel: 'Reason', truncate: true },
  {
    header: 'At that moment',
    cell: (act) => factsText(act) || NONE,
    cardLabel: 'At that moment',
    truncate: 'twoLines',
  },
];

/** The record's number, as a link to the details of its newest line in the ledger, or to the manifest of the trip. */
function linkTo({ number, tripId, operationId }: GivenBack) {
  if (operationId !== undefined)
    return <TextLink href={href(recordPath(paths.superAdmin.operation, operationId))}>{number}</TextLink>;
  if (tripId === undefined) return number;
  return <TextLink href={href(recordPath(paths.superAdmin.manifest, tripId))}>{number}</TextLink>;
}
