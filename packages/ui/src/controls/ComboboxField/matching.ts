/** What of an answer is compared with what was typed. */
export interface Findable {
  label: string;
  /** Further words that find it. */
  finds?: string | undefined;
}

const MARKS = /\p{M}/gu;

/** Letters without their marks and capitals: nobody types the dots of `Ọ̀yọ́` on a counter's keyboard. */
const plain = (text: string) => text.normalize('NFD').replace(MARKS, '').toLowerCase().trim();

/** Whether each part of what was typed stands somewhere in the answer. */
export function fits({ label, finds = '' }: Findable, typed: string): boolean {
  const searched = plain(`${label} ${finds}`);
  return plain(typed)
    .split(/\s+/)
    .every((part) => searched.includes(part));
}

/** The one answer that was meant: the only one of that name, or else the only one that fits. Undefined if there is none or a choice. */
export function meantBy<Option extends Findable>(
  options: readonly Option[],
  typed: string,
): Option | undefined {
  if (plain(typed) === '') return undefined;
  const named = options.filter(({ label }) => plain(label) === plain(typed));
  const [first, second] = named.length > 0 ? named : options.filter((option) => fits(option, typed));
  return second ? undefined : first;
}
