/** What of an answer is compared with what was typed. */
interface Findable {
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

/** The first answer that fits. Answers that are narrowed already, by whoever searched them, all do. */
export const firstThatFits = <Option extends Findable>(
  options: readonly Option[],
  typed: string,
  isNarrowed: boolean,
): Option | undefined => (isNarrowed ? options[0] : options.find((option) => fits(option, typed)));

/** Found answers in their order, those first whose name fits: others were found by what stands beside it. */
export function nearestFirst<Option extends Findable>(options: readonly Option[], typed: string): Option[] {
  const isNamed = ({ label }: Option) => fits({ label }, typed);
  return [...options.filter(isNamed), ...options.filter((option) => !isNamed(option))];
}

/**
 * The one answer that was meant: the only one of that name, or else the only one that fits; of answers that are narrowed already all fit.
 * Undefined if there is none or a choice.
 */
export function meantBy<Option extends Findable>(
  options: readonly Option[],
  typed: string,
  { isNarrowed = false } = {},
): Option | undefined {
  if (plain(typed) === '') return undefined;
  const fitting = isNarrowed ? options : options.filter((option) => fits(option, typed));
  const named = options.filter(({ label }) => plain(label) === plain(typed));
  const [first, second] = named.length > 0 ? named : fitting;
  return second ? undefined : first;
}
