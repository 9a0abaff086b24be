import type { Kobo, ProviderName } from '@motorpark/domain';
import type { ReceivedMoney } from '../provider';

export const SIMULATOR = 'Motorpark payment simulator';
export const BANK = 'Simulator Bank';

export type SentMoney = Pick<ReceivedMoney, 'id' | 'amount' | 'paidAt' | 'sender'>;

/** What somebody asked an account number for. */
interface Asked {
  reference: string;
  amount: Kobo;
  /** Until when it is to be paid. */
  until: Date;
  /** What it is for, as far as the provider is told; otherwise empty. */
  description: string;
}

/** An account number that somebody asked for. */
export interface Opened extends Asked {
  number: string;
  money: SentMoney[];
}

export const paidTo = ({ money }: Opened): Kobo => money.reduce((sum, { amount }) => sum + amount, 0);

/** What was paid out to the bank at once: of each account the money that had come since the last time. */
export interface PaidOutNow {
  reference: string;
  at: Date;
  accounts: readonly Opened[];
}

export interface SimulatedCall {
  /** Method and path, `POST /charge`. */
  route: string;
  query: URLSearchParams;
  authorization: string | undefined;
  body: Readonly<Record<string, unknown>>;
}

export interface SimulatedProvider {
  name: ProviderName;
  secretKey: string;
  signatureHeader: string;
  /** Answers a documented call with a status and JSON; undefined for any other. */
  answer(call: SimulatedCall, accounts: Accounts): [number, object] | undefined;
  /** Whether it keeps an amount; it sends any other one back. */
  takes(opened: Opened, amount: Kobo): boolean;
  /** What it tells of money that came. */
  event(opened: Opened, money: SentMoney): object;
  /** What it tells of money that was paid out; undefined if it tells nothing. */
  settlementEvent(paidOut: PaidOutNow): object | undefined;
}

/** The account numbers of one provider, by reference. */
export class Accounts extends Map<string, Opened> {
  /** Oldest first. */
  readonly settlements: PaidOutNow[] = [];

  /** The first account number is the one after `counted`. */
  constructor(private readonly counted: number) {
    super();
  }

  /** Pays out all that has come since the last time; undefined if nothing has. */
  payOut(at: Date): PaidOutNow | undefined {
    const paid = new Set(this.settlements.flatMap(({ accounts }) => accounts).flatMap(({ money }) => money));
    const accounts = [...this.values()]
      .map((one) => Object.assign({}, one, { money: one.money.filter((money) => !paid.has(money)) }))
      .filter(({ money }) => money.length > 0);
    if (accounts.length === 0) return undefined;
    const paidOut = { reference: String(this.counted + this.settlements.length + 1), at, accounts };
    this.settlements.push(paidOut);
    return paidOut;
  }

  /** Returns the accounts of a settlement; undefined if there is no such one. */
  settled(reference: string): readonly Opened[] | undefined {
    return this.settlements.find((one) => one.reference === reference)?.accounts;
  }

  /** Returns the account of a reference or of a number. */
  find(to: string): Opened | undefined {
    return this.get(to) ?? [...this.values()].find(({ number }) => number === to);
  }

  /** Opens an account number; undefined if the reference has one. */
  open(asked: Asked): Opened | undefined {
    if (this.has(asked.reference)) return undefined;
    const opened = { ...asked, number: String(9_900_000_001 + this.counted + this.size), money: [] };
    this.set(asked.reference, opened);
    return opened;
  }
}
