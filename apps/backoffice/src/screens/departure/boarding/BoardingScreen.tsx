import {
  type CodeCheck,
  checkTicketCode,
  formFieldErrors,
  isApiFailure,
  useBoarding,
  useMay,
} from '@motorpark/api';
import {
  SAY_WHY,
  CANCELLED,
  type Manifest,
  type ManifestLine,
  countBoarding,
  forgedTicketMessage,
  formatPhone,
  formatTime,
  isScheduled,
  kindText,
  notATicket,
  readBoarding,
} from '@motorpark/domain';
import {
  CheckIcon,
  type Column,
  DataTable,
  DeleteIcon,
  NONE,
  Notice,
  Page,
  Stack,
  StatusBadge,
  lazyPart,
} from '@motorpark/ui';
import { ReasonDialog } from '@motorpark/ui/form';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../../paths';
import { luggageTagsPath } from '../../ticket/luggageTags';
import { confirmWithReason } from '../../../shared/history/confirmWithReason';
import { useArea } from '../../../shared/useArea';
import { BoardingCounts } from '../BoardingCounts';
import { TripBar } from '../TripBar';
import { messages } from '../boardingMessages';
import { tripHead, useTripOfLink } from '../useTripOfLink';
import { type Scanned, ScanPanel, useScanned } from '../ScanPanel';
import { ChangedTickets } from './ChangedTickets';

const LuggageDialog = lazyPart('LuggageDialog', () => import('../../ticket/dialogs/LuggageDialog'));

/** Shows which passengers of a trip are aboard, and boards the others (docs/departure.md). The URL names the trip. */
export function BoardingScreen() {
  const { manifest, trips, missing, stale } = useTripOfLink(messages);
  const location = useLocation();
  const state: unknown = location.state;

  if (!manifest) return <Page title={messages.title}>{missing}</Page>;
  const why = boardingObstacle(manifest);
  return (
    <Page title={messages.title} back={trips} {...tripHead(manifest)}>
      <Stack gap={4}>
        <TripBar manifest={manifest} at="boarding" />
        {stale}
        <ChangedTickets manifest={manifest} state={state} />
        {why !== undefined && <Notice tone="info">{why}</Notice>}
        <BoardingCounts count={countBoarding(manifest.passengers)} hasLeft={!isScheduled(manifest)} />
        <Boarding manifest={manifest} isOpen={why === undefined} />
      </Stack>
    </Page>
  );
}

function boardingObstacle(manifest: Manifest): string | undefined {
  if (manifest.status === CANCELLED) return messages.cancelled;
  if (!isScheduled(manifest)) return messages.hasLeft;
  return manifest.isOwn ? undefined : messages.elsewhere(manifest);
}

const boardingColumns = (passengers: readonly ManifestLine[]): Column<ManifestLine>[] => [
  { header: 'Seat', cell: ({ seat }) => seat, align: 'end', cardLabel: 'Seat', width: '1%' },
  { header: 'Passenger', cell: nameAmong(passengers), isRowHeader: true, truncate: 'twoLines' },
  { header: 'Phone', cell: ({ phone }) => formatPhone(phone), isMuted: true },
  { header: 'Ticket', cell: ({ ticketNumber }) => ticketNumber, card: 'id' },
  { header: 'Aboard', cell: aboard, card: 'badge' },
  { header: 'Since', cell: since, isMuted: true, truncate: true },
];

/** The passenger's name, and whether it is a child and who is responsible for it: whoever boards a party sees what was paid for. */
const nameAmong = (passengers: readonly ManifestLine[]) => (line: ManifestLine) =>
  `${line.name || messages.unnamed}${kindText(line, passengers)}`;

function aboard({ boardedAt, isNoShow }: ManifestLine) {
  if (boardedAt !== undefined) return <StatusBadge status="Boarded" />;
  return <StatusBadge status={isNoShow ? messages.missed : messages.waiting} />;
}

function since({ boardedAt, boardedBy = '' }: ManifestLine) {
  return boardedAt === undefined ? NONE : messages.aboardSince(boardedBy, formatTime(boardedAt));
}

interface BoardingProps {
  manifest: Manifest;
  /** Whether passengers can board here now. */
  isOpen: boolean;
}

const SCAN = { label: messages.scan, hint: messages.scanHint, act: messages.board };

/** Boards passengers by scanning a ticket or from the list of seats. */
function Boarding({ manifest, isOpen }: BoardingProps) {
  const [late, setLate] = useState<string>();
  const luggage = useLuggage(manifest);
  const { scanned, admit, admitLate, takeBack, isMarking } = useBoardingActions(
    manifest,
    setLate,
    luggage.items,
  );
  const { passengers } = manifest;
  return (
    <Stack gap={4}>
      {isOpen && (
        <ScanPanel words={SCAN} isBusy={isMarking} onScan={(code) => admit(code)} scanned={scanned} />
      )}
      {late !== undefined && (
        <ReasonDialog
          title={messages.boardLate}
          confirmLabel={messages.board}
          missing={SAY_WHY}
          onConfirm={confirmWithReason(async (reason) => {
            await admitLate(late, reason);
            setLate(undefined);
          })}
          onClose={() => setLate(undefined)}
        >
          <p>{messages.whyLate}</p>
        </ReasonDialog>
      )}
      {luggage.dialog}
      <DataTable
        label={messages.passengers}
        columns={boardingColumns(passengers)}
        rows={[...passengers]}
        rowKey={({ seat }) => seat}
        emptyText={messages.empty}
        onOpen={isOpen ? ({ seat }) => void admit(String(seat)) : undefined}
        rowMenu={({ seat, boardedAt, ticketId }) => {
          if (!isOpen) return [];
          return [
            boardedAt === undefined
              ? {
                  label: messages.boardSeat(seat),
                  icon: CheckIcon,
                  onSelect: () => void admit(String(seat)),
                }
              : { label: messages.takeBack, icon: DeleteIcon, onSelect: () => void takeBack([seat]) },
            ...luggage.items(ticketId).map(({ label, act }) => ({ label, onSelect: act })),
          ];
        }}
      />
    </Stack>
  );
}

/** What takes luggage of a ticket: actions for whoever may, and their dialog. Staff go on to its tags, from which they come back here. */
function useLuggage({ id }: Pick<Manifest, 'id'>) {
  const mayTake = useMay()('ticket.luggage');
  const isStaff = useArea() === paths.admin;
  const navigate = useNavigate();
  const [weighed, setWeighed] = useState<string>();
  return {
    items: (ticketId: string) =>
      mayTake ? [{ label: messages.luggage, act: () => setWeighed(ticketId) }] : [],
    dialog: weighed !== undefined && (
      <LuggageDialog
        row={{ id: weighed }}
        onClose={() => setWeighed(undefined)}
        onDone={async ({ id: ticketId, luggage }) => {
          if (isStaff && luggage)
            await navigate(luggageTagsPath(ticketId, id), { state: { isJustSaved: true } });
        }}
      />
    ),
  };
}

const ASKED = { reason: 'reason', confirmed: 'confirmed' } as const;

/** Boarding actions of a trip, and the outcome of the last one, which also plays a sound. `askWhy` is called with a code that boards only with a reason. */
function useBoardingActions(
  { id, passengers, ticketKeys }: Pick<Manifest, 'id' | 'passengers' | 'ticketKeys'>,
  askWhy: (code: string) => void,
  furtherActions: (ticketId: string) => NonNullable<Scanned['actions']>,
) {
  const { board, unboard, isMarking } = useBoarding(id);
  const { scanned, show, run } = useScanned(messages);
  // Asked once for a bus, not for each passenger.
  const [meantTrip, setMeantTrip] = useState<string>();

  const namesIn = (seats: readonly number[]) =>
    passengers.flatMap((line) => (seats.includes(line.seat) ? [nameAmong(passengers)(line)] : [])).join(', ');

  const takeBack = (seats: number[]) =>
    run(unboard(seats), (marked) => ({
      outcome: 'already',
      title: messages.takenBack(marked),
      text: namesIn(marked),
      isQuiet: true,
    }));

  const boarded = (marked: number[]): Scanned => ({
    outcome: 'boarded',
    title: messages.aboard(marked),
    text: namesIn(marked),
    ...(marked.length > 0 && {
      actions: [
        ...passengers
          .filter(({ seat }) => seat === marked[0])
          .flatMap((line) => furtherActions(line.ticketId)),
        { label: messages.undo, act: () => void takeBack(marked) },
      ],
    }),
  });

  /** The outcome after check-in has closed: boarding needs a reason. */
  function lateResult(failure: unknown, code: string): Scanned | undefined {
    const text = formFieldErrors(failure, ASKED)['reason'];
    const actions = [{ label: messages.boardLate, act: () => askWhy(code) }];
    return text === undefined ? undefined : { outcome: 'refused', title: messages.late, text, actions };
  }

  /** The outcome hours before the bus leaves: it may be the wrong bus or day. */
  function earlyResult(failure: unknown, code: string): Scanned | undefined {
    const text = formFieldErrors(failure, ASKED)['confirmed'];
    const act = () => {
      setMeantTrip(id);
      void admit(code, true);
    };
    const actions = [{ label: messages.boardLate, act }];
    return text === undefined ? undefined : { outcome: 'refused', title: messages.early, text, actions };
  }

  async function admit(code: string, confirmed = meantTrip === id) {
    if (readBoarding(code) === undefined)
      return show({ outcome: 'refused', title: messages.mistyped, text: notATicket(code) });
    const check = await checkTicketCode(code, ticketKeys);
    if (check.state === 'forged') {
      const text = forgedTicketMessage(check.ticket.number);
      return show({ outcome: 'refused', title: messages.refused, text });
    }
    await run(
      board({ code, confirmed }),
      boarded,
      (failure) =>
        offlineResult(failure, check, id) ?? lateResult(failure, code) ?? earlyResult(failure, code),
    );
  }
  /** Throws if the reason is invalid; any other failure becomes the outcome. */
  async function admitLate(code: string, reason: string) {
    await run(board({ code, reason }), boarded, (failure) => {
      if (lateResult(failure, code)) throw failure;
      return undefined;
    });
  }
  return { scanned, admit, admitLate, takeBack, isMarking };
}

/** The outcome of a genuine ticket that was scanned without a connection: its signature proves the ticket and the trip, but not that it is still valid. */
function offlineResult(failure: unknown, check: CodeCheck, trip: string): Scanned | undefined {
  const isLost = isApiFailure(failure) && failure.kind === 'disconnected';
  if (!isLost || check.state !== 'genuine') return undefined;
  const { number, seats, tripId } = check.ticket;
  if (tripId !== trip) {
    return { outcome: 'refused', title: messages.refused, text: messages.otherBus(number) };
  }
  return { outcome: 'refused', title: messages.notDone, text: messages.genuine(number, seats) };
}
