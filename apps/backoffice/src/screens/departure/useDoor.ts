import { type CodeCheck, checkTicketCode, formFieldErrors, isApiFailure, useBoarding } from '@motorpark/api';
import { type Manifest, forgedTicketMessage } from '@motorpark/domain';
import type { ScanOutcome } from '@motorpark/ui';
import { useState } from 'react';
import { soundBoarding } from './boardingSound';
import { messages } from './boardingMessages';
import { refusalOf } from './refusalOf';

/** The outcome of the last action. */
interface DoorResult {
  outcome: ScanOutcome;
  title: string;
  text: string;
  /** Seats that were marked as aboard; the user can undo this. */
  marked?: number[];
  /** The code that was scanned or typed after check-in closed; it can still board with a reason. */
  late?: string;
}

const LATE = { reason: 'reason' } as const;

/** Boarding actions of a trip, and the outcome of the last one, which also plays a sound. */
export function useDoor({ id, passengers, ticketKeys }: Pick<Manifest, 'id' | 'passengers' | 'ticketKeys'>) {
  const { board, unboard, isMarking } = useBoarding(id);
  const [result, setResult] = useState<DoorResult>();

  function show(next: DoorResult) {
    setResult(next);
    soundBoarding(next.outcome);
  }
  const namesIn = (seats: readonly number[]) =>
    passengers
      .flatMap(({ seat, name }) => (seats.includes(seat) ? [name || messages.unnamed] : []))
      .join(', ');

  const showBoarded = (marked: number[]) =>
    show({ outcome: 'boarded', title: messages.aboard(marked), text: namesIn(marked), marked });

  async function admit(code: string) {
    const check = await checkTicketCode(code, ticketKeys);
    if (check.state === 'forged') {
      const text = forgedTicketMessage(check.ticket.number);
      return show({ outcome: 'refused', title: messages.refused, text });
    }
    try {
      showBoarded(await board(code));
    } catch (failure) {
      show(offlineResult(failure, check, id) ?? lateResult(failure, code) ?? refusalOf(failure, messages));
    }
  }
  /** Throws if the reason is invalid; any other failure becomes the result. */
  async function admitLate(code: string, reason: string) {
    try {
      showBoarded(await board(code, reason));
    } catch (failure) {
      if (lateResult(failure, code)) throw failure;
      show(refusalOf(failure, messages));
    }
  }
  async function takeBack(seats: number[]) {
    try {
      const marked = await unboard(seats);
      setResult({ outcome: 'already', title: messages.takenBack(marked), text: namesIn(marked) });
    } catch (failure) {
      show(refusalOf(failure, messages));
    }
  }
  return { result, admit, admitLate, takeBack, isMarking };
}

/** The result of a genuine ticket that was scanned without a connection: its signature proves the ticket and the trip, but not that it is still valid. */
function offlineResult(failure: unknown, check: CodeCheck, trip: string): DoorResult | undefined {
  const isLost = isApiFailure(failure) && failure.kind === 'disconnected';
  if (!isLost || check.state !== 'genuine') return undefined;
  const { number, seats, tripId } = check.ticket;
  if (tripId !== trip) {
    return { outcome: 'refused', title: messages.refused, text: messages.otherBus(number) };
  }
  return { outcome: 'refused', title: messages.notDone, text: messages.genuine(number, seats) };
}

/** The result after check-in has closed: boarding needs a reason. */
function lateResult(failure: unknown, late: string): DoorResult | undefined {
  const text = formFieldErrors(failure, LATE)['reason'];
  return text === undefined
    ? undefined
    : { outcome: 'refused', title: messages.late, text, marked: [], late };
}
