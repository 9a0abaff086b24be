import { type FileSheet, readSheet } from '../../../csv/readSheet';
import { unreadableFile, textOfFile } from '../../../csv/textOfFile';

const words = (text: string): readonly string[] => text.split(' ');

/**
 * What a text or a heading calls money that did not come or did not stay. Nobody understands free text: of the names of operations in it, these are what ISO 20022 calls entries that are reversed,
 * returned, unpaid, rejected, cancelled, blocked or pending (external codes of bank transactions, return reasons and statuses), as banks write them.
 */
const NO_MONEY =
  /revers|rvsl|refund|charge\W?back|disput|declin|fail|pending|unclear|withdraw|outward|(?:pay|money|transfer|trf)[\W_]?out|returned|unpaid|bounced|dishono|reject|cancel|blocked|(?<![a-z])(?:hold|lien)(?![a-z])/i;

/** Words of the headings that say nothing of whether money came: of accounts, places, people, times, charges and numbers. */
const BESIDES = [
  's sn no number id code name account acct bank branch institution beneficiary source originator sender customer',
  'merchant terminal teller cashier device card pan masked scheme channel currency balance opening closing available',
  'ledger book before after value date time post posted posting transaction tran trans txn charge charges fee fees vat',
  'commission stamp duty cheque check serial',
].flatMap(words);

/**
 * The columns of bank statements by the words of their headings, the first that applies; Nigerian banks use many different ones. Columns of only what went out are known by their last
 * word, of what came in by all of them. Whatever is in an `other` column may mean that no money came.
 */
const COLUMNS = {
  reference:
    /^(?:payment|transaction|trans?|retrieval)? ?ref(?:erence)?(?: ?(?:no|number))?$|^(?:transaction|trans?|session) ?id$|^rrn$|^doc ?no$|^instrument ?(?:no|number)$/,
  text: /^(?:transaction)? ?(?:narration|remarks?|description|details|particulars)$|^description ?payee ?memo$/,
  amount: /^(?:transaction|tran|settlement)? ?amount$/,
  status: /^(?:transaction|trans?|txn|payment)? ?status$|^response(?: ?(?:message|description|code))?$/,
  date: /^(?:transaction|trans?|txn|value|post|posted|posting|effective)? ?date$|^date ?time$|^created ?at$/,
  side: /^(?:transaction|trans?|txn|entry)? ?(?:type|flow|direction)$|^(?:dr?|debit) ?(?:cr?|credit)(?: indicator)?$|^(?:cr|credit) ?(?:dr|debit)(?: indicator)?$/,
  reversed: /^(?:is |was )?(?:reversed|reversal|refunded|refund|disputed|dispute|charge ?back)$/,
  debit: /\b(?:debits?|dr|withdrawals?|outflows?|(?:money|paid|pay) ?out)(?: ?(?:amount|amt))?$/,
  other: NO_MONEY,
  credit:
    /^(?:(?:total|net|settlement|account|acct|customer|merchant|transaction|tran|trans|txn)\b ?)*(?:credits?|cr|deposits?|lodge?ments?|inflows?|(?:money|paid|pay) ?in)(?: ?(?:amount|amt))?$/,
  besides: new RegExp(`^(?:(?:${BESIDES.join('|')})\\b ?)+$`),
} as const;
type Column = keyof typeof COLUMNS;
const NAMES = Object.keys(COLUMNS).filter((name): name is Column => Object.hasOwn(COLUMNS, name));

/** Number of lines in which the headings are searched; banks print account details above them. */
const LETTERHEAD_LINES = 40;

/** Longer cells are no headings. */
const LONGEST_HEADING = 100;

/** Finds the column by the words of its heading without the currency: `CreditAmount (₦)` is `credit amount`. */
function columnOf(heading: string): Column {
  const spaced = heading
    .slice(0, LONGEST_HEADING)
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase();
  const called = spaced
    .replace(/\b(?:ngn|naira|n)\b|[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/ +/g, ' ');
  return NAMES.find((column) => COLUMNS[column].test(called)) ?? 'other';
}

const hasAny = (cells: readonly string[], ...columns: readonly Column[]): boolean =>
  cells.some((cell) => columns.includes(columnOf(cell)));

export interface StatementRow {
  row: number;
  references: readonly string[];
  texts: readonly string[];
  date: string;
  /** The incoming amount as written; undefined if nothing came in. */
  amount: string | undefined;
  /** The amount as written, whichever way it went, and the cell that speaks against a row that is not credited. */
  moved: string | undefined;
  against: string | undefined;
  /** The bank's status, as written; empty if the bank states none. */
  status: string;
  /** The cell, with its heading, that may say that the amount did not come in; undefined if everything is understood. */
  unclear: string | undefined;
  /** Whether a column that is understood says that money came in, and nothing else speaks against it. */
  isCredited: boolean;
}

/** Parses a bank statement. Throws a 422 that says what is missing if the file is not one. */
export function readStatement(file: unknown): StatementRow[] {
  const sheet = readSheet(textOfFile(file), {
    isHeading: (cell) => !hasAny([cell], 'other', 'besides'),
    headings: {
      within: LETTERHEAD_LINES,
      areIn: (cells) => hasAny(cells, 'reference', 'text') && hasAny(cells, 'credit', 'amount'),
    },
  });
  return rowsOf(sheet);
}

function rowsOf({ headings: { cells: headings }, rows }: FileSheet): StatementRow[] {
  if (!hasAny(headings, 'reference', 'text')) {
    throw unreadableFile(
      'This file has no column for the reference. Its heading is Reference, Ref No, Session ID, Narration or Remarks.',
    );
  }
  if (!hasAny(headings, 'credit', 'amount')) {
    throw unreadableFile(
      'This file has no column for what came in. Its heading is Credit, Deposit or Amount.',
    );
  }
  const columns = headings.map(columnOf);
  const paid = columns.includes('credit') ? 'credit' : 'amount';
  const cellsOf = (cells: readonly string[]) =>
    cells.flatMap((text, place): Cell[] =>
      BLANK.test(text)
        ? []
        : [{ column: columns[place] ?? 'other', heading: headings[place] || 'No heading', text }],
    );
  const sheet = rows.map(({ row, cells }) => ({ row, cells: cellsOf(cells) }));
  // Some banks state only what went wrong; in their files, a row without a status is successful.
  const needsStatus = sheet.some(({ cells }) => textsIn(cells, 'status').some(isSuccessful));
  // An amount alone may be what was sent, unless the file writes that otherwise.
  const isDirected =
    hasAny(headings, 'credit', 'debit') ||
    sheet.some(({ cells }) => textsIn(cells, 'amount').some(isOutgoing));
  return sheet.map(({ row, cells }) => {
    const stated = textsIn(cells, 'status');
    const sides = textsIn(cells, 'side').map(lettersOf);
    const out = cells.find(isOut);
    const amounts = cells.filter(({ column }) => column === paid);
    const came = amounts.find(({ text }) => !isZero(text) && !isOutgoing(text));
    const isSaid =
      isDirected ||
      /^\+|cr\.?$/i.test(came?.text ?? '') ||
      (sides.length === 0 ? stated.length > 0 : sides.some((side) => SIDES.in.has(side)));
    const other = paid === 'credit' ? amounts.find(({ text }) => text !== came?.text) : undefined;
    const unclear = cells.find(isUnclear) ?? (isSaid ? other : came);
    const moved = cells.find(({ column, text }) => (column === 'debit' || column === paid) && !isZero(text));
    const failed = cells.find(({ column, text }) => column === 'status' && !isSuccessful(text));
    return {
      row,
      references: textsIn(cells, 'reference'),
      texts: textsIn(cells, 'text'),
      date: textsIn(cells, 'date')[0] ?? '',
      amount: out ? undefined : came?.text,
      moved: moved?.text,
      against: cellText(unclear ?? out ?? failed ?? moved),
      status: stated.join(', '),
      unclear: cellText(unclear),
      isCredited:
        came !== undefined &&
        out === undefined &&
        unclear === undefined &&
        stated.every(isSuccessful) &&
        (stated.length > 0 || !needsStatus),
    };
  });
}

/** A cell that is not blank, with its heading and what its column says. */
interface Cell {
  column: Column;
  heading: string;
  text: string;
}

const cellText = (cell: Cell | undefined) => cell && `${cell.heading}: ${cell.text}`;
const BLANK = /^[-–—−.\s]*$/;

const textsIn = (cells: readonly Cell[], one: Column): string[] =>
  cells.filter(({ column }) => column === one).map(({ text }) => text);

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** What a column of sides says: that money came in, that it went out, or only how it moved. */
const SIDES = {
  in: new Set(words('c cr credit credited deposit lodgement inflow inward incoming in moneyin transferin')),
  out: new Set(words('d dr debit debited withdrawal outflow outward outgoing out moneyout nipoutward')),
  how: new Set(words('transfer banktransfer nip ussd pos web mobile card purchase payment')),
} as const;

/** Whether a cell says that money went out. */
const isOut = ({ column, text }: Cell): boolean =>
  column === 'debit' ? !isZero(text) : column === 'side' && SIDES.out.has(lettersOf(text));

/** Whether a cell may say that no money came in: its column or what it says there is not known, or it names a reversal. */
function isUnclear({ column, text }: Cell): boolean {
  if (column === 'side') return !Object.values(SIDES).some((side) => side.has(lettersOf(text)));
  if (column === 'reversed') return !/^(?:no|none|nil|false|0)$/i.test(text);
  return column === 'other' || (column !== 'status' && NO_MONEY.test(text));
}

/** What banks call a payment that succeeded, reduced to letters and digits. A payment with any other status brought no money. */
const SUCCESSFUL: ReadonlySet<string> = new Set([
  ...words('success successful succeeded completed complete approved paid settled posted cleared credited'),
  ...words('processed ok 00 transactionsuccessful approvedorcompletedsuccessfully'),
]);

const isSuccessful = (status: string): boolean => SUCCESSFUL.has(lettersOf(status));

/** Whether the cell shows no amount: empty, dashes or zero. */
const isZero = (amount: string): boolean => /^[-–—−+]*\s*(?:₦|ngn|n)?[\s.,0]*(?:[cd]r\.?)?$/i.test(amount);

/** Whether the cell shows an outgoing amount. */
const isOutgoing = (amount: string): boolean => /^[-−(]|[-−]$|dr\.?$/i.test(amount) && !isZero(amount);
