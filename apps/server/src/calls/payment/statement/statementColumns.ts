import { type FileSheet, readSheet } from '../../../csv/readSheet';
import { unreadableFile, textOfFile } from '../../../csv/textOfFile';

const words = (text: string): readonly string[] => text.split(' ');

/** Names of the columns in bank statements, reduced to letters and digits. Nigerian banks use many different ones. */
const COLUMNS = {
  reference: [
    ...words(
      'reference referenceno referencenumber ref refno refnumber paymentreference paymentref sessionid rrn',
    ),
    ...words('transactionreference transactionref transref tranref transactionid tranid transid docno'),
    ...words('retrievalreferencenumber instrumentno instrumentnumber'),
  ],
  text: [
    ...words(
      'narration remark remarks description details particulars transactiondetails descriptionpayeememo',
    ),
    ...words('transactiondescription transactionnarration transactionremarks'),
  ],
  credit: [
    ...words('credit credits creditamount creditamt cr deposit deposits depositamount lodgement lodgements'),
    ...words('moneyin paidin payin inflow'),
  ],
  debit: [
    ...words('debit debits debitamount debitamt dr withdrawal withdrawals withdrawalamount'),
    ...words('moneyout paidout payout outflow'),
  ],
  amount: words('amount transactionamount tranamount settlementamount'),
  side: words('drcr crdr debitcredit creditdebit type transactiontype trantype'),
  status: [
    ...words('status transactionstatus transstatus transtatus txnstatus paymentstatus'),
    ...words('response responsemessage responsedescription responsecode'),
  ],
  date: [
    ...words('date transactiondate transdate trandate txndate valuedate postdate posteddate postingdate'),
    ...words('effectivedate datetime createdat'),
  ],
} as const;
type Column = keyof typeof COLUMNS;

/** Number of lines in which the headings are searched; banks print account details above them. */
const LETTERHEAD_LINES = 40;

/** Normalizes a heading: `Credit (₦)` becomes `credit`. */
const normalizeHeading = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/\((?:ngn|naira|₦|n)\)|₦/g, '')
    .replace(/[^a-z0-9]/g, '')
    .replace(/(?<=.)(?:ngn|naira)$/, '');

/** Longer cells are no headings. */
const LONGEST_HEADING = 100;

function isCalled(column: Column, heading: string): boolean {
  if (heading.length > LONGEST_HEADING) return false;
  const called = normalizeHeading(heading);
  return COLUMNS[column].some((name) => name === called);
}

const isHeading = (cell: string): boolean => NAMES.some((column) => isCalled(column, cell));
const NAMES: readonly Column[] = ['reference', 'text', 'credit', 'debit', 'amount', 'side', 'status', 'date'];

const hasAny = (cells: readonly string[], ...columns: readonly Column[]): boolean =>
  cells.some((cell) => columns.some((column) => isCalled(column, cell)));

export interface StatementRow {
  row: number;
  references: readonly string[];
  texts: readonly string[];
  date: string;
  /** The incoming amount as written; undefined if nothing came in. */
  amount: string | undefined;
  /** The bank's status, as written; empty if the bank states none. */
  status: string;
  /** Whether money came in and, where the bank states it, successfully. */
  isCredited: boolean;
}

/** Parses a bank statement. Throws a 422 that says what is missing if the file is not one. */
export function readStatement(file: unknown): StatementRow[] {
  const sheet = readSheet(textOfFile(file), {
    isHeading,
    headings: {
      within: LETTERHEAD_LINES,
      areIn: (cells) => hasAny(cells, 'reference', 'text') && hasAny(cells, 'credit', 'amount'),
    },
  });
  return rowsOf(sheet);
}

function rowsOf({ headings: { cells: headings }, rows }: FileSheet): StatementRow[] {
  const placesOf = (column: Column) =>
    headings.flatMap((heading, place) => (isCalled(column, heading) ? [place] : []));
  const references = placesOf('reference');
  const texts = placesOf('text');
  const [credit] = placesOf('credit');
  const [amount] = placesOf('amount');
  const [debit] = placesOf('debit');
  const [side] = placesOf('side');
  const statuses = placesOf('status');
  const [date] = placesOf('date');
  if (references.length + texts.length === 0) {
    throw unreadableFile(
      'This file has no column for the reference. Its heading is Reference, Ref No, Session ID, Narration or Remarks.',
    );
  }
  const paid = credit ?? amount;
  if (paid === undefined) {
    throw unreadableFile(
      'This file has no column for what came in. Its heading is Credit, Deposit or Amount.',
    );
  }
  const statusesOf = (cells: readonly string[]) =>
    statuses.map((place) => cells[place] ?? '').filter((cell) => cell !== '');
  // Some banks state only what went wrong; in their files, a row without a status is successful.
  const needsStatus = rows.some(({ cells }) => statusesOf(cells).some(isSuccessful));
  return rows.map(({ row, cells }) => {
    const at = (place: number | undefined) => (place === undefined ? '' : (cells[place] ?? ''));
    const isDebit = !isZero(at(debit)) || (credit === undefined && OUTGOING.test(at(side)));
    const received = isDebit || isNothing(at(paid)) ? undefined : at(paid);
    const stated = statusesOf(cells);
    return {
      row,
      references: references.map(at).filter((cell) => cell !== ''),
      texts: texts.map(at).filter((cell) => cell !== ''),
      date: at(date),
      amount: received,
      status: stated.join(', '),
      isCredited: received !== undefined && stated.every(isSuccessful) && (stated.length > 0 || !needsStatus),
    };
  });
}

/** What a column of sides says of an outgoing amount: DR, Debit, Withdrawal, Transfer out, or a reversal. A Deposit comes in. */
const OUTGOING = /^(?:d(?!ep)|w)|\b(?:out|debit|dr\b|revers|rvsl)/i;

/** What banks call a payment that succeeded, reduced to letters and digits. A payment with any other status brought no money. */
const SUCCESSFUL: ReadonlySet<string> = new Set([
  ...words('success successful succeeded completed complete approved paid settled posted cleared credited'),
  ...words('processed ok 00 transactionsuccessful approvedorcompletedsuccessfully'),
]);

const isSuccessful = (status: string): boolean =>
  SUCCESSFUL.has(status.toLowerCase().replace(/[^a-z0-9]/g, ''));

/** Whether the cell shows no amount: empty, dashes or zero. */
const isZero = (amount: string): boolean => /^(?:[-–—−.\s]*|[₦a-z\s]*0*(?:\.0*)?)$/i.test(amount);

/** Whether the cell shows no incoming amount: none, or an outgoing one. */
const isNothing = (amount: string): boolean =>
  isZero(amount) || /^[-−(]|[-−]$/.test(amount) || /dr\.?$/i.test(amount);
