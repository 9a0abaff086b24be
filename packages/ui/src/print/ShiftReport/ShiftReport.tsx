import {
  countedWithout,
  differenceOf,
  formatDateTime,
  formatNaira,
  formatPaymentMethod,
  formatSignedNaira,
  type Instant,
  type Kobo,
  NAIRA_NOTES,
  type Region,
  reportName,
  type Shift,
  shiftDiffers,
  type ShiftLine,
} from '@motorpark/domain';
import { css, styled } from 'styled-components';
import { MISSING_TEXT } from '../../data/missing';
import { type Locale, type Say, useLocale } from '../../locale';
import type { Letterhead } from '../letterhead';
import { usePaper } from '../Paper/Paper';
import { type Fact, FactPart } from '../receipt/FactList';
import { onA4, type OnPaper, part, receiptGrid } from '../receipt/onPaper';
import { Number, SignatureLine } from '../receipt/receipt.styles';
import { ReceiptCopy, ReceiptTop, type Reprint } from '../receipt/ReceiptParts';
import { isUnbreakable } from '../receipt/unbreakable';

export interface ShiftReportProps {
  /** A shift that is closed and has its report number. */
  shift: Shift;
  /** Whose paper it is. */
  letterhead: Letterhead;
  /** Time of printing, which is the date below the title. */
  printedAt: Instant;
  /** Which print it is, and which original it replaces. */
  reprint?: Reprint;
}

/**
 * The report on a shift's drawer, signed by the person who counted it and the person who took it over. Its layout
 * follows the `Paper` (or `PrintSheet`) around it: one column on a roll, a page on A4.
 */
export function ShiftReport({ shift, letterhead, printedAt, reprint }: ShiftReportProps) {
  const paper = usePaper();
  const locale = useLocale();
  const { region, say } = locale;
  const number = reportName(shift);
  const section = (title: string, facts: Fact[]) => (
    <FactPart key={title} title={say(title)} facts={facts} paper={paper} />
  );
  return (
    <Report $paper={paper} aria-label={say('Shift report {number}', { number })}>
      <ReceiptTop letterhead={letterhead} title={say('Shift report')} date={printedAt} paper={paper}>
        <Number $paper={paper} data-unbroken={isUnbreakable(number)}>
          {number}
        </Number>
        <ReceiptCopy reprint={reprint} paper={paper} />
      </ReceiptTop>
      {section('Drawer', drawerFacts(shift, locale))}
      {shift.lines?.map((line) => section(formatPaymentMethod(line.method), lineFacts(line, shift, region)))}
      {shift.notes && section('Cash counted', countFacts(shift, region))}
      {shift.payments.length > 0 && section('Paid from the drawer', paymentFacts(shift, region))}
      {shift.drops.length > 0 && section('Cash dropped', dropFacts(shift, locale))}
      {(shift.unconfirmed ?? []).length > 0 &&
        section('Not confirmed when it was counted', unconfirmedFacts(shift, locale))}
      {(shift.late ?? []).length > 0 && section('Sold in it, came after the count', lateFacts(shift, region))}
      {(shift.discarded ?? []).length > 0 &&
        section('Discarded, in no sum of it', discardFacts(shift, locale))}
      {shift.corrections.length > 0 && section('Found after it was closed', correctionFacts(shift, region))}
      <Ending $paper={paper}>
        {shift.reason !== '' && (
          <p>
            {reasonLabel(shift, say)}: {shift.reason}
          </p>
        )}
        <Signatures $paper={paper}>
          <SignatureLine $paper={paper}>{say('Cashier’s signature')}</SignatureLine>
          <SignatureLine $paper={paper}>{say('Received by')}</SignatureLine>
        </Signatures>
      </Ending>
    </Report>
  );
}

/**
 * Returns what the shift's reason explains: why head office closed somebody else's shift, why the drawer was taken over
 * without its cashier, why it differs, or who sees to payments that are not confirmed.
 */
function reasonLabel(shift: Shift, say: Say): string {
  const { closedBy, takenOverBy } = shift;
  if (closedBy !== undefined && takenOverBy === undefined)
    return say('Why {name} closed it', { name: closedBy });
  const owner = countedWithout(shift);
  if (owner !== undefined && takenOverBy !== undefined)
    return say('Why {name} has not confirmed it', { name: owner });
  return say(shiftDiffers(shift) ? 'Why it differs' : 'Who sees to what is not confirmed');
}

/** Returns the fact, or nothing if it has no value, as in most reports. */
const optionalFact = (term: string, value: string | undefined, isLarge?: boolean): Fact[] =>
  value === undefined ? [] : [{ term, value, ...(isLarge && { isLarge }) }];

/** Returns whose drawer it was, and when. */
const drawerFacts = (shift: Shift, { region, say }: Locale): Fact[] => [
  { term: 'Cashier', value: shift.person },
  { term: 'Counter', value: shift.counter },
  { term: 'Opened', value: formatDateTime(shift.openedAt, region) },
  ...optionalFact('Taken over from', shift.takenOverFrom),
  {
    term: 'Counted',
    value: shift.notes ? shift.countedAt && formatDateTime(shift.countedAt, region) : say('Not counted'),
  },
  ...optionalFact('Counted by', shift.countedBy),
  ...optionalFact('Count confirmed by', shift.isWitnessed === true ? shift.person : undefined),
  ...optionalFact('Counted without', countedWithout(shift), true),
  ...optionalFact('Count confirmed later by', shift.confirmedBy),
  { term: 'Closed', value: shift.closedAt && formatDateTime(shift.closedAt, region) },
  ...optionalFact('Closed by', shift.closedBy),
  ...optionalFact('Taken over by', shift.takenOverBy),
  { term: 'Tickets sold', value: String(shift.sales.tickets) },
  { term: 'Parcels taken in', value: String(shift.sales.waybills) },
  ...optionalFact('Paid for luggage', shift.sales.luggage?.toString()),
  { term: 'Taken back', value: String(shift.sales.takenBack) },
];

const totalOf = (parts: readonly { amount: Kobo }[]): Kobo =>
  parts.reduce((sum, { amount }) => sum + amount, 0);

/** Returns the figures of one payment method. Cash starts with the float, and ends without the expenses paid from the drawer and the drops. */
const lineFacts = (
  line: ShiftLine,
  { openingFloat, leftBefore = openingFloat, drops, payments, floatLeft }: Shift,
  region: Region,
): Fact[] => [
  ...(line.method === 'Cash' ? [{ term: 'Opening float', value: formatNaira(openingFloat, region) }] : []),
  ...(line.method === 'Cash' && leftBefore !== openingFloat
    ? [{ term: 'Left by the last shift', value: formatNaira(leftBefore, region), isLarge: true }]
    : []),
  { term: 'Received', value: formatNaira(line.received, region) },
  { term: 'Given back', value: formatNaira(line.givenBack, region) },
  ...(line.method === 'Cash'
    ? [
        { term: 'Paid from it', value: formatNaira(totalOf(payments), region) },
        { term: 'Dropped', value: formatNaira(totalOf(drops), region) },
      ]
    : []),
  { term: 'Expected', value: formatNaira(line.expected, region) },
  ...(line.unconfirmed
    ? [{ term: 'Of it not confirmed', value: formatNaira(line.unconfirmed, region) }]
    : []),
  ...(line.counted === undefined
    ? []
    : [
        { term: 'Counted', value: formatNaira(line.counted, region) },
        {
          term: 'Difference',
          value: formatSignedNaira(differenceOf(line), region),
          isLarge: differenceOf(line) !== 0,
        },
      ]),
  ...(line.method !== 'Cash' || line.counted === undefined || floatLeft === undefined
    ? []
    : [
        { term: 'Stays in the drawer', value: formatNaira(floatLeft, region) },
        { term: 'Goes to the bank', value: formatNaira(line.counted - floatLeft, region) },
      ]),
];

/** Returns the cash in the drawer, note by note. */
const countFacts = ({ notes = [], coins = 0 }: Shift, region: Region): Fact[] => [
  ...NAIRA_NOTES.flatMap((note, place) => {
    const pieces = notes[place] ?? 0;
    return pieces === 0
      ? []
      : [
          {
            term: `${region.currency}${note.toLocaleString('en-US')} × ${pieces}`,
            value: formatNaira(note * 100 * pieces, region),
          },
        ];
  }),
  { term: 'Coins', value: formatNaira(coins, region) },
];

/** Returns the expenses paid from the drawer. */
const paymentFacts = ({ payments }: Shift, region: Region): Fact[] =>
  payments.map(({ amount, expenseType, at }, place) => ({
    term: `${place + 1}. ${formatDateTime(at, region)}, ${expenseType}`,
    value: formatNaira(amount, region),
  }));

/** Returns the drops, and those that were taken back because they were mistyped. */
const dropFacts = ({ drops }: Shift, { region, say }: Locale): Fact[] =>
  drops.map(({ amount, note, at, takesBack, receivedBy }, place) => ({
    term: [
      `${place + 1}. ${formatDateTime(at, region)}`,
      ...(receivedBy === undefined ? [] : [say('to {receivedBy}', { receivedBy })]),
      ...(note === '' ? [] : [takesBack === undefined ? note : say('taken back: {note}', { note })]),
    ].join(', '),
    value: takesBack === undefined ? formatNaira(amount, region) : formatSignedNaira(amount, region),
  }));

/** Returns the sales whose payment was not confirmed when the drawer was counted. */
const unconfirmedFacts = ({ unconfirmed = [] }: Shift, { region, say }: Locale): Fact[] =>
  unconfirmed.map(({ number, payer, method, amount }, place) => ({
    term: `${place + 1}. ${number}, ${payer}, ${formatPaymentMethod(method)}`,
    value: amount === undefined ? say(MISSING_TEXT) : formatNaira(amount, region),
  }));

/** Returns the sales of the shift that arrived after the count: their money is in the drawer, but not in the expected sum. */
const lateFacts = ({ late = [] }: Shift, region: Region): Fact[] =>
  late.map(({ number, payer, method, amount, at }, place) => ({
    term: `${place + 1}. ${number}, ${payer}, ${formatPaymentMethod(method)}, ${formatDateTime(at, region)}`,
    value: formatNaira(amount, region),
  }));

/** Returns the sales of the shift that were discarded, each with the reason and whether a slip was printed, and their total, for whoever signs. */
const discardFacts = ({ discarded = [] }: Shift, { region, say }: Locale): Fact[] => [
  ...discarded.map(({ kind, name, details, amount, method, slips, reason, discardedAt }, place) => ({
    term: `${place + 1}. ${[
      kind,
      name,
      details,
      formatPaymentMethod(method),
      formatDateTime(discardedAt, region),
      slips > 0 ? say('slip printed') : '',
    ]
      .filter(Boolean)
      .join(', ')}: ${reason}`,
    value: formatNaira(amount, region),
  })),
  { term: 'Together', value: formatNaira(totalOf(discarded), region) },
];

/** Returns the corrections that were made after the shift was closed. */
const correctionFacts = ({ corrections }: Shift, region: Region): Fact[] =>
  corrections.map(({ method, amount, reason, person, at }, place) => ({
    term: `${place + 1}. ${formatPaymentMethod(method)}, ${formatDateTime(at, region)}, ${person}: ${reason}`,
    value: formatSignedNaira(amount, region),
  }));

const Report = styled.article<OnPaper>`
  ${receiptGrid("'head head head head' 'title title title title'")}
`;

/** The reason and the signatures; on A4 below all parts, however many there are. */
const Ending = styled.div<OnPaper>`
  ${part}
  ${onA4(css`
    grid-column: 1 / -1;
  `)}
`;

const Signatures = styled.div<OnPaper>`
  ${onA4(css`
    display: flex;
    justify-content: space-between;

    > ${SignatureLine} {
      width: 70mm;
    }
  `)}
`;
