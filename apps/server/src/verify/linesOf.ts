import { counted } from '@motorpark/domain';
import type { Report } from './report';

const figure = (count: number) => count.toLocaleString('en');

/** Describes the verification for users: each break by table and id, the ends of the chains, and a summary. */
export function linesOf({ broken, more, rows, seals, chains }: Report, where: string): string[] {
  const all = broken.length + more;
  return [
    ...broken.map(({ table, id, what }) => `${table} ${id} ${what}.`),
    ...(more > 0 ? [`… and ${figure(more)} more.`] : []),
    ...chains.map(
      ({ chain, place, sha256 }) => `${chain}: ${counted(place, 'seal')}, the last one ${sha256}`,
    ),
    all === 0
      ? `All ${figure(rows)} rows of ${where} are as they were sealed, and all ${figure(seals)} seals are in their chains.`
      : `NOT AS IT WAS WRITTEN: ${figure(all)} of ${figure(rows)} rows and ${figure(seals)} seals of ${where}. docs/running.md says what to do.`,
  ];
}
