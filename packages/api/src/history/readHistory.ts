import type { Change, ChangeKind, Print, Receipt } from '@motorpark/domain';
import { read, recordOf, textOf, instantOf, type Fields } from '../reading';

const KINDS: readonly ChangeKind[] = [
  'created',
  'edited',
  'status',
  'correction',
  'printed',
  'deleted',
  'voided',
];

const RECEIPTS: readonly Receipt[] = ['customer', 'company', 'both', 'report'];

/** Reads a record's history, oldest first; empty if the server records none. */
export function readHistory(record: Fields): Change[] {
  const lines: unknown = record['history'];
  return Array.isArray(lines) ? lines.flatMap((line) => readChange(recordOf(line)) ?? []) : [];
}

function readChange(line: Fields): Change | undefined {
  const kind = KINDS.find((known) => known === line['kind']);
  const at = instantOf(line['at']);
  if (!kind || at === undefined) return undefined;
  const fields: unknown = line['fields'];
  return {
    kind,
    at,
    by: textOf(read(line, 'by')) ?? 'Unknown',
    fromStatus: textOf(line['from_status']),
    toStatus: textOf(line['to_status']),
    reason: textOf(line['reason']),
    terminal: textOf(line['terminal']),
    print: readPrint(recordOf(line['print'])),
    fields: Array.isArray(fields) ? fields.map((field) => readField(recordOf(field))) : undefined,
  };
}

/** Reads a print of a receipt or report; undefined for any other event. */
export function readPrint(print: Fields): Print | undefined {
  const receipt = RECEIPTS.find((known) => known === print['receipt']);
  const { number } = print;
  return receipt !== undefined && typeof number === 'number'
    ? { receipt, number, replaces: instantOf(print['replaces']) }
    : undefined;
}

const readField = (field: Fields) => ({
  field: textOf(field['field']) ?? '',
  from: textOf(field['from']) ?? '',
  to: textOf(field['to']) ?? '',
});
