import { type CodeCheck, checkTicketCode, formFieldErrors, isApiFailure, useBoarding } from '@motorpark/api';
import { type Manifest, forgedTicketMessage } from '@motorpark/domain';
import type { ScanOutcome } from '@motorpark/ui';
import { useState } from 'react';
import { soundBoarding } from './boardingSound';
import { messages } from './boardingMessages';
import { refusalOf } from './refusalOf';

/** How the last scan, or what was done by hand, ended. */
interface DoorResult {
  outcome: ScanOutcome;
  title: string;
  text: string;
  /** The seats that were marked as aboard: it can be taken back. */
  marked?: number[];
  /** What was scanned or typed, where check-in has closed: with a reason it boards all the same. */
  late?: string;
}

const LATE = { reason: 'reason' } as const;

/** What is done at a bus's door, one after the other, and how the last of it ended: seen and heard. */
export function useDoor({ id, passengers, ticketKeys }: Pick<Manifest, 'id' | 'passengers' | 'ticketKeys'>) {
  const { board, unboard, isMarking } = useBoarding(id);
  const [result, setResult] = useState<DoorResult>();

  function say(next: DoorResult) {
    setResult(next);
    soundBoarding(next.outcome);
  }
  const namesIn = (seats: readonly number[]) =>
    passengers
      .flatMap(({ seat, name }) => (seats.includes(seat) ? [name || messages.unnamed] : []))
      .join(', ');

  const sayAboard = (marked: number[]) =>
    say({ outcome: 'boarded', title: messages.aboard(marked), text: namesIn(marked), marked });

  async function admit(code: string) {
    const check = await checkTicketCode(code, ticketKeys);
    if (check.state === 'forged') {
      const text = forgedTicketMessage(check.ticket.number);
      return say({ outcome: 'refused', title: messages.refused, text });
    }
    try {
      sayAboard(await board(code));
    } catch (failure) {
      say(unanswered(failure, check, id) ?? lateness(failure, code) ?? refusalOf(failure, messages));
    }
  }
  /** Throws what is wrong with the reason, and says all else. */
  async function admitLate(code: string, reason: string) {
    try {
      sayAboard(await board(code, reason));
    } catch (failure) {
      if (lateness(failure, code)) throw failure;
      say(refusalOf(failure, messages));
    }
  }
  async function takeBack(seats: number[]) {
    try {
      const marked = await unboard(seats);
      setResult({ outcome: 'already', title: messages.takenBack(marked), text: namesIn(marked) });
    } catch (failure) {
      say(refusalOf(failure, messages));
    }
  }
  return { result, admit, admitLate, takeBack, isMarking };
}

/** What the paper itself proves where nobody can be asked: that it is ours, and of which bus. It may have been voided or changed since. */
function unanswered(failure: unknown, check: CodeCheck, trip: string): DoorResult | undefined {
  const isLost = isApiFailure(failure) && failure.kind === 'disconnected';
  if (!isLost || check.state !== 'genuine') return undefined;
  const { number, seats, tripId } = check.ticket;
  if (tripId !== trip) {
    return { outcome: 'refused', title: messages.refused, text: messages.otherBus(number) };
  }
  return { outcome: 'refused', title: messages.notDone, text: messages.genuine(number, seats) };
}

/** Check-in has closed: they board with a reason only. */
function lateness(failure: unknown, late: string): DoorResult | undefined {
  const text = formFieldErrors(failure, LATE)['reason'];
  return text === undefined
    ? undefined
    : { outcome: 'refused', title: messages.late, text, marked: [], late };
}
