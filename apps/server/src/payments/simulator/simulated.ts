import type { Kobo } from '@motorpark/domain';
import type { ReceivedMoney } from '../provider';

export const SIMULATOR = 'Motorpark payment simulator';

export type SentMoney = Pick<ReceivedMoney, 'id' | 'amount' | 'paidAt' | 'sender'>;

/** An account number that somebody asked for. */
export interface Opened {
  reference: string;
  number: string;
  amount: Kobo;
  money: SentMoney[];
}

export interface SimulatedCall {
  /** Method and path, `POST /charge`. */
  route: string;
  query: URLSearchParams;
  authorization: string | undefined;
  body: Readonly<Record<string, unknown>>;
}

export interface SimulatedProvider {
  secretKey: string;
  signatureHeader: string;
  /** Answers a documented call with a status and JSON; undefined for any other. */
  answer(call: SimulatedCall, accounts: Accounts): [number, object] | undefined;
  /** Whether it keeps an amount; it sends any other one back. */
  takes(opened: Opened, amount: Kobo): boolean;
  /** What it tells of money that came. */
  event(opened: Opened, money: SentMoney): object;
}

/** The account numbers of one provider, by reference. */
export class Accounts extends Map<string, Opened> {
  /** Returns the account of a reference or of a number. */
  find(to: string): Opened | undefined {
    return this.get(to) ?? [...this.values()].find(({ number }) => number === to);
  }

  /** Opens an account number; undefined if the reference has one. */
  open(reference: string, amount: Kobo): Opened | undefined {
    if (this.has(reference)) return undefined;
    const opened = { reference, number: String(9_900_000_001 + this.size), amount, money: [] };
    this.set(reference, opened);
    return opened;
  }
}
