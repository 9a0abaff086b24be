import { type FileSheet, readSheet } from '../../imports/readSheet';
import { unreadableFile, textOfFile } from '../../imports/textOfFile';

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
  amount: words('amount transactionamount tranamount settlementamount'),
  side: words('drcr crdr debitcredit creditdebit type transactiontype trantype'),
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
const NAMES: readonly Column[] = ['reference', 'text', 'credit', 'amount', 'side', 'date'];

const hasAny = (cells: readonly string[], ...columns: readonly Column[]): boolean =>
  cells.some((cell) => columns.some((column) => isCalled(column, cell)));

/** The cells of a statement's row, by the kind of column. */
export interface StatementRow {
  row: number;
  references: readonly string[];
  texts: readonly string[];
  date: string;
  /** The incoming amount as written; undefined if nothing came in. */
  amount: string | undefined;
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
  const [side] = placesOf('side');
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
  return rows.map(({ row, cells }) => {
    const at = (place: number | undefined) => (place === undefined ? '' : (cells[place] ?? ''));
    const isDebit = credit === undefined && OUTGOING.test(at(side));
    return {
      row,
      references: references.map(at).filter((cell) => cell !== ''),
      texts: texts.map(at).filter((cell) => cell !== ''),
      date: at(date),
      amount: isDebit || isNothing(at(paid)) ? undefined : at(paid),
    };
  });
}

/** What a column of sides says of an outgoing amount: DR, Debit, Withdrawal. A Deposit comes in. */
const OUTGOING = /^(?:d(?!ep)|w|out)/i;

/** Whether the cell shows no incoming amount: empty, dashes, zero, or an outgoing amount. */
const isNothing = (amount: string): boolean =>
  /^(?:[-–—−.\s]*|[₦a-z\s]*0*(?:\.0*)?)$/i.test(amount) || /^[-−(]/.test(amount) || /dr\.?$/i.test(amount);
