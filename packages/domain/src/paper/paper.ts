import { DAY, TEXT, type ValuesOf } from '../field';
import { type Day, formatDay } from '../format';
import type { Versioned } from '../version';

/** The fields of a paper's form (docs/papers.md), in its order. */
export const PAPER_FIELDS = {
  /** The number of the vehicle that it belongs to; a paper has either this or `driver`. */
  vehicle: { label: 'Vehicle', kind: TEXT, isOptional: true },
  /** The name of the driver that it belongs to. */
  driver: { label: 'Driver', kind: TEXT, isOptional: true },
  /** One of the company's: `Insurance`. */
  kind: { label: 'Kind', kind: TEXT },
  number: { label: 'Number', kind: TEXT },
  /** The last day on which it is valid. */
  expiresOn: { label: 'Valid until', kind: DAY },
} as const;
export type PaperFields = typeof PAPER_FIELDS;

export type PaperValues = ValuesOf<PaperFields>;

/** A licence, certificate, policy or permit of a vehicle or a driver. */
export interface Paper extends Versioned, PaperValues {
  id: string;
  /** The type of its scan or photo; undefined if it has none. */
  fileType?: PaperFileType | undefined;
}

/** What the company does about papers that are missing or have expired when a bus leaves. */
export const PAPER_RULES = ['listed', 'required'] as const;
export type PaperRule = (typeof PAPER_RULES)[number];

export const PAPER_RULE_LABELS: Readonly<Record<PaperRule, string>> = {
  listed: 'It leaves; the dashboard lists what expires',
  required: 'It does not leave',
};

/** How many days before its expiry a paper is listed on the dashboard. */
export const PAPER_NOTICE_DAYS = 30;

export const PAPER_FILE_TYPES = ['application/pdf', 'image/jpeg', 'image/png'] as const;
export type PaperFileType = (typeof PAPER_FILE_TYPES)[number];

/** The bytes with which the files begin that a paper may have. */
const BEGINNINGS: Readonly<Record<PaperFileType, readonly number[]>> = {
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
};

/** Maximum size of a file, in bytes. */
export const MOST_PAPER_BYTES = 1024 * 1024;

export const isPaperFileType = (text: unknown): text is PaperFileType =>
  PAPER_FILE_TYPES.some((type) => type === text);

/** Returns the type of a file by its content, whatever its name; undefined if a paper cannot have it. */
export const paperFileTypeOf = (bytes: Uint8Array): PaperFileType | undefined =>
  PAPER_FILE_TYPES.find((type) => BEGINNINGS[type].every((byte, place) => bytes[place] === byte));

/** Whose papers are checked when a trip leaves, and what they are. */
export interface PaperHolder {
  /** The vehicle's number or the driver's name; undefined where what is missing is said beside it. */
  name?: string | undefined;
  /** The kinds that the company requires of it. */
  kinds: readonly string[];
  papers: readonly Pick<PaperValues, 'kind' | 'expiresOn'>[];
}

const sameKind = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/**
 * Returns what is missing on a day, in words: required papers that are not on record, and papers that have expired without a valid one of their kind. Empty if
 * nothing is.
 */
export function missingPapers(holders: readonly PaperHolder[], day: Day): string[] {
  return holders.flatMap(({ name, kinds, papers }) => {
    const onRecord = papers
      .map(({ kind }) => kind)
      .filter((kind) => !kinds.some((one) => sameKind(one, kind)));
    return [...kinds, ...new Set(onRecord)].flatMap((kind) => {
      const days = papers.filter((paper) => sameKind(paper.kind, kind)).map(({ expiresOn }) => expiresOn);
      const latest = days.toSorted().at(-1);
      if (latest === undefined)
        return name === undefined ? `No ${kind} on record.` : `${name} has no ${kind} on record.`;
      const whose = name === undefined ? kind : `${kind} of ${name}`;
      return latest < day ? `${whose} expired on ${formatDay(latest)}.` : [];
    });
  });
}

export type PaperState = 'Valid' | 'Expires soon' | 'Expired';

/** Returns whether a paper is valid today, and whether it is listed on the dashboard; `soon` is the last day of that list. */
export function paperState({ expiresOn }: Pick<PaperValues, 'expiresOn'>, today: Day, soon: Day): PaperState {
  if (expiresOn < today) return 'Expired';
  return expiresOn <= soon ? 'Expires soon' : 'Valid';
}
