import { composeCode, readCode } from '../code';
import { NAIRA_FROM_ZERO, PHONE, TEXT, type ValuesOf, choice } from '../field';
import { type Instant, type Kobo, formatDateTime } from '../format';
import type { Change } from '../history';
import type { PaperFileType } from '../paper';
import type { Versioned } from '../version';
import { CLAIM_HOURS } from './claimHours';

export const CLAIM_STATUSES = ['Open', 'Accepted', 'Rejected', 'Paid'] as const;
export type ClaimStatus = (typeof CLAIM_STATUSES)[number];

export const CLAIM_KINDS = ['Missing', 'Damaged'] as const;

/** The fields of the form that records a claim (docs/claim.md), in its order. */
export const CLAIM_FIELDS = {
  /** The number of the ticket or waybill. */
  record: { label: 'Ticket or waybill', kind: TEXT },
  kind: { label: 'What happened', kind: choice(CLAIM_KINDS) },
  details: { label: 'Details', kind: TEXT },
  worth: { label: 'Worth', inForm: 'Worth (₦)', kind: NAIRA_FROM_ZERO },
  /** The phone of who claims, if not the passenger or receiver. */
  phone: { label: 'Phone', inForm: 'Phone of who claims', kind: PHONE, isOptional: true },
  /** Why it is recorded after its time. */
  lateReason: { label: 'Why it is late', kind: TEXT, isOptional: true },
} as const;
export type ClaimFields = typeof CLAIM_FIELDS;
export type ClaimValues = ValuesOf<ClaimFields>;

export const CLAIM_ANSWERS = ['Accepted', 'Rejected'] as const satisfies readonly ClaimStatus[];

/** The fields of the head office’s answer. */
export const CLAIM_ANSWER = {
  status: { label: 'Decision', kind: choice(CLAIM_ANSWERS) },
  /** What the company pays; undefined if the claim is rejected. */
  accepted: {
    label: 'Accepted amount',
    inForm: 'Accepted amount (₦)',
    kind: NAIRA_FROM_ZERO,
    isOptional: true,
  },
  answer: { label: 'Answer', kind: TEXT },
} as const;
export type ClaimAnswerFields = typeof CLAIM_ANSWER;
export type ClaimAnswerValues = ValuesOf<ClaimAnswerFields>;

/** The expense that pays a claim. */
interface ClaimExpense {
  id: string;
  status: string;
  amount: Kobo;
}

/** A claim as its list has it. */
export interface ClaimRow extends Versioned, Pick<ClaimValues, 'record' | 'kind' | 'details' | 'worth'> {
  id: string;
  number: string;
  /** Where the ticket’s trip or the parcel left and arrived. */
  origin: string;
  destination: string;
  /** The passenger or the receiver, and the phone of who claims; empty once erased. */
  claimant: string;
  claimantPhone: string;
  status: string;
  accepted?: Kobo | undefined;
  recordedBy: string;
  recordedAt: Instant;
}

/** What a customer claims from the company for a ticket or a waybill. */
export interface Claim extends ClaimRow, Pick<ClaimValues, 'phone' | 'lateReason'> {
  /** The id of the ticket or waybill, and which of the two it is. */
  recordId: string;
  recordNoun: 'ticket' | 'waybill';
  answer?: string | undefined;
  /** The type of its photo; undefined if it has none. */
  fileType?: PaperFileType | undefined;
  /** Whether the current user recorded it. */
  isOwn: boolean;
  expense?: ClaimExpense | undefined;
  history?: readonly Change[] | undefined;
}

/** The ticket or waybill that a claim would be for, as the server knows it. */
export interface Claimed {
  noun: 'ticket' | 'waybill';
  number: string;
  isVoid: boolean;
  isErased: boolean;
  hasLeft: boolean;
  /** When the parcel was picked up, or the trip arrived; undefined until then. */
  receivedAt?: Instant | undefined;
  /** The number of the claim that it already has. */
  claim?: string | undefined;
}

/** Returns why there can be no claim for a ticket or waybill, whenever it is made; undefined if there can. */
export function whyNoClaim({ noun, number, isVoid, isErased, hasLeft, claim }: Claimed): string | undefined {
  if (claim !== undefined) return `${number} already has the claim ${claim}.`;
  if (isVoid) return `${number} is void. There is nothing to claim.`;
  if (isErased) return `The personal data of ${number} is erased. There can be no claim any more.`;
  if (!hasLeft) return noun === 'ticket' ? 'The bus has not left yet.' : 'The parcel has not left yet.';
  return undefined;
}

const HOUR_MS = 3_600_000;

/** Returns what is said of a claim after its time; undefined within it. */
export function whyLate({ noun, number, receivedAt }: Claimed, now: Instant): string | undefined {
  if (receivedAt === undefined) return undefined;
  const until = new Date(Date.parse(receivedAt) + CLAIM_HOURS * HOUR_MS).toISOString();
  if (now <= until) return undefined;
  const after = noun === 'ticket' ? 'the bus arrived' : 'the parcel was picked up';
  return `Claims for ${number} ended on ${formatDateTime(until)}, ${CLAIM_HOURS} hours after ${after}.`;
}

/** Returns why the current user may not answer a claim; undefined if they may. */
export function whyNoAnswer({ status, isOwn, expense }: Pick<Claim, 'status' | 'isOwn' | 'expense'>) {
  if (isOwn) return 'You recorded this claim yourself. Another super admin answers it.';
  if (status === 'Paid') return 'This claim is paid. Its answer can no longer change.';
  if (expense) return 'An expense pays this claim. Delete the expense first.';
  return undefined;
}

const CLAIM_PREFIX = 'CL';

/** Generates a claim number such as `CL-7QF3XM-K`; its uniqueness is only probable, the database enforces it. */
export const newClaimNumber = (random: () => number): string => composeCode(CLAIM_PREFIX, random);

/** Parses a typed claim number and returns it as it is shown; undefined if it is not one or is mistyped. */
export const readClaimNumber = (typed: string): string | undefined => readCode(CLAIM_PREFIX, typed);
