import { formatDateTime, formatNaira, formatSignedNaira, lagosDay } from '@motorpark/domain';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { IncomeChart } from '../chart';
import { dayError } from '../controls/DateField/DayInput';
import { FailureState, OperationList, Timeline } from '../data';
import { listTexts } from '../data/listTexts';
import { ledger } from '../data/OperationList/OperationList.fixtures';
import { StepIndicator } from '../flow';
import { unfinished } from '../form/KeptDraft/KeptDraft';
import {
  ManifestSheet,
  Paper,
  PrinterTest,
  QrCode,
  ShiftReport,
  TicketReceipt,
  UnseatedSheet,
  WaybillReceipt,
} from '../print';
import { LETTERHEAD } from '../print/letterhead.fixtures';
import { aManifest } from '../print/ManifestSheet/ManifestSheet.fixtures';
import { SHORT_SHIFT } from '../print/ShiftReport/ShiftReport.fixtures';
import { aTicket, PRINTED_AT, refundedTicket } from '../print/TicketReceipt/TicketReceipt.fixtures';
import { unseatedPassengers } from '../print/UnseatedSheet/UnseatedSheet.fixtures';
import { aWaybill } from '../print/WaybillReceipt/WaybillReceipt.fixtures';
import { HallBoard, ReadBack, TicketOverview, TripSummary, WaybillOverview } from '../travel';
import { morning } from '../travel/HallBoard/HallBoard.fixtures';
import { aTrip } from '../travel/TripSummary/TripSummary.fixtures';
import { LocaleProvider } from './LocaleProvider';
import { sayIn } from './words';

const ACCRA = { currency: 'GH₵', zone: '+00:00' };

/** The text as people read it: figures that stay on one line have other spaces in them. */
const inAccra = (shown: ReactNode) =>
  renderToStaticMarkup(<LocaleProvider region={ACCRA}>{shown}</LocaleProvider>).replaceAll('\u00A0', ' ');

const paper = { letterhead: { ...LETTERHEAD, waybillTerms: [] }, printedAt: PRINTED_AT };
const printing = { paper: '80mm', onPaperChange: () => {}, onSaveAndPrint: () => {} } as const;
const trip = aTrip();
const reason = 'Change was given twice.';

/** Everything that shows money or a time, and a time that it shows in Accra: its fixtures are an hour later in Lagos. */
const SHOWN: readonly { name: string; shown: ReactNode; time?: string }[] = [
  {
    name: 'TicketReceipt',
    shown: <TicketReceipt ticket={aTicket()} cash={{ received: 4_000_000, change: 300_000 }} {...paper} />,
    time: '06:00',
  },
  { name: 'a refund slip', shown: <TicketReceipt ticket={refundedTicket} {...paper} />, time: '08:20 AM' },
  {
    name: 'WaybillReceipt',
    shown: <WaybillReceipt waybill={aWaybill({ storageFee: 50_000 })} {...paper} />,
    time: '08:30AM',
  },
  {
    name: 'ShiftReport',
    shown: <ShiftReport shift={{ ...SHORT_SHIFT, reason }} {...paper} />,
    time: '05:40 AM',
  },
  { name: 'ManifestSheet', shown: <ManifestSheet manifest={aManifest()} {...paper} />, time: '08:30AM' },
  {
    name: 'UnseatedSheet',
    shown: <UnseatedSheet unseated={unseatedPassengers} {...paper} />,
    time: '08:30AM',
  },
  {
    name: 'PrinterTest',
    shown: <PrinterTest ticketNumber="TK-7QF3XM-Q" waybillNumber="WB-7QF3XM-Q" printedAt={PRINTED_AT} />,
    time: '08:30AM',
  },
  {
    name: 'TicketOverview',
    shown: <TicketOverview ticket={aTicket()} ticketHref={String} {...printing} />,
    time: '06:00',
  },
  { name: 'WaybillOverview', shown: <WaybillOverview waybill={aWaybill()} {...printing} /> },
  {
    name: 'TripSummary',
    shown: <TripSummary trip={trip} chosenSeats={[4]} fare={1_850_000} amount={1_850_000} />,
    time: '06:00',
  },
  { name: 'ReadBack', shown: <ReadBack trip={trip} seats={[4]} amount={1_850_000} />, time: '06:00' },
  {
    name: 'HallBoard',
    shown: <HallBoard terminal="Accra" company="Kente" departures={morning} now={PRINTED_AT} />,
    time: '08:55 AM',
  },
  {
    name: 'OperationList',
    shown: <OperationList operations={ledger} hrefOf={() => '#'} label="Ledger" emptyText="None" />,
  },
  {
    name: 'Timeline',
    shown: <Timeline changes={[{ kind: 'created', by: 'Ama', terminal: 'Accra', at: PRINTED_AT }]} />,
    time: '08:30 AM',
  },
  {
    name: 'IncomeChart',
    shown: (
      <IncomeChart
        label="Income"
        days={[{ day: '2025-01-15', ticketIncome: 5, waybillIncome: 1, expenses: 2 }]}
      />
    ),
  },
];

describe('in Accra', () => {
  it.each(SHOWN)('$name shows cedis and the time of Ghana', ({ shown, time = '' }) => {
    const markup = inAccra(shown);
    expect(markup).not.toContain('₦');
    expect(markup).toContain(time);
    expect(renderToStaticMarkup(shown)).not.toContain('GH₵');
  });

  it('a sale at midnight belongs to the day of Ghana', () => {
    expect(lagosDay('2025-01-15T23:30:00.000Z')).toBe('2025-01-16');
    expect(lagosDay('2025-01-15T23:30:00.000Z', ACCRA)).toBe('2025-01-15');
    expect(formatDateTime('2025-01-15 09:30', ACCRA)).toBe('15 Jan 2025, 09:30 AM');
    expect(formatNaira(-150, ACCRA)).toBe('−GH₵1.50');
    expect(formatSignedNaira(150, ACCRA)).toBe('+GH₵1.50');
  });
});

describe('words', () => {
  it('are English unless they are given', () => {
    const failed = <FailureState message="Pas de réseau" onRetry={() => {}} />;
    expect(renderToStaticMarkup(failed)).toContain('Try again');
    const markup = renderToStaticMarkup(
      <LocaleProvider words={{ 'Try again': 'Réessayer', 'Step {step} of {of}': 'Étape {step} sur {of}' }}>
        {failed}
        <StepIndicator steps={['Trajet', 'Client']} current={1} onSelect={() => {}} />
      </LocaleProvider>,
    );
    expect(markup).toContain('Réessayer');
    expect(markup).toContain('Étape 2 sur 2');
    expect(markup).not.toContain('Try again');
  });

  it('reach papers, facts, totals, legends, and what only a screen reader says', () => {
    const words = {
      Driver: 'Chauffeur',
      Phone: 'Téléphone',
      'Passenger manifest, {copy}': 'Liste des passagers, {copy}',
      'Shift report': 'Rapport de caisse',
      'Passenger Info': 'Voyageur',
      '{sold} of {totalSeats} seats sold': '{sold} places vendues sur {totalSeats}',
      'For {companyName}': 'Pour {companyName}',
      Expenses: 'Dépenses',
    };
    const markup = renderToStaticMarkup(
      <LocaleProvider words={words}>
        {SHOWN.map(({ name, shown }) => (
          <Paper key={name} paper="A4">
            {shown}
          </Paper>
        ))}
      </LocaleProvider>,
    );
    const withoutValues = (text: string) => text.replaceAll(/\{\w+\}/g, '').trim();
    for (const word of Object.values(words)) expect(markup).toContain(withoutValues(word));
    for (const word of [
      'Driver<',
      'Phone<',
      'Passenger manifest,',
      'Shift report<',
      'Expenses<',
      'seats sold',
    ])
      expect(markup).not.toContain(word);
  });

  it('reach errors of fields, empty lists, codes and names of unfinished sales', () => {
    const words = {
      'Not before {day}.': 'Pas avant le {day}.',
      'No {one} matches “{text}”.': 'Aucun {one} ne correspond à « {text} ».',
      'QR code of {value}': 'Code QR de {value}',
      'Your unfinished {one} of {name}': 'Votre {one} de {name}',
    };
    const say = sayIn(words);
    expect(dayError('2025-01-14', '2025-01-15', undefined, say)).toBe('Pas avant le 15 Jan 2025.');
    expect(listTexts(say).none('billet', { status: undefined, text: 'Ada', isInPeriod: false })).toBe(
      'Aucun billet ne correspond à « Ada ».',
    );
    expect(unfinished('billet', 'Ada', say)).toBe('Votre billet de Ada');
    const code = <QrCode value="TK-1" />;
    expect(renderToStaticMarkup(<LocaleProvider words={words}>{code}</LocaleProvider>)).toContain(
      'Code QR de TK-1',
    );
  });

  it('of an inner provider add to those around it', () => {
    const markup = renderToStaticMarkup(
      <LocaleProvider region={ACCRA}>
        <LocaleProvider words={{ 'Try again': 'Réessayer' }}>
          <ReadBack trip={trip} seats={[4]} amount={100} />
          <FailureState message="…" onRetry={() => {}} />
        </LocaleProvider>
      </LocaleProvider>,
    );
    expect(markup).toContain('GH₵1.00');
    expect(markup).toContain('Réessayer');
  });
});
