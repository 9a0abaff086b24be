const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const OUT_OF_REACH = [
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** January 2025, Sunday to Saturday; 0 is a day of another month. */
const WEEKS = [0, 7, 14, 21, 28].map((first) =>
  [1, 2, 3, 4, 5, 6, 7].map((place) => first + place - 3).map((day) => (day > 0 && day < 32 ? day : 0)),
);

export interface January {
  /** The field's label. */
  label: string;
  /** The chosen days as the field shows them. */
  answer: string;
  chosen: readonly number[];
  /** Days that cannot be chosen. */
  taken: readonly number[];
  /** Texts that are read out before the dates of some days, and after them. */
  before: Readonly<Record<number, string>>;
  after: Readonly<Record<number, string>>;
}

/** The accessibility tree of a page with a field whose calendar is open at January 2025; no day after February can be chosen. */
export function januaryTree({ label, answer, chosen, taken, before, after }: January): string {
  const nameOf = (day: number) => {
    const date = `${WEEKDAYS[(day + 2) % 7]}, January ${day}, 2025`;
    return `${before[day] ?? ''}${date}${after[day] ?? ''}${chosen.includes(day) ? ' selected' : ''}`;
  };
  const cell = (day: number) => {
    if (day === 0) return ['    - gridcell [disabled]'];
    const isTaken = taken.includes(day) ? ' [disabled]' : '';
    const isChosen = chosen.includes(day) ? ' [selected]' : '';
    return [
      `    - ${quoted(`gridcell "${nameOf(day)}"${isTaken}${isChosen}`)}:`,
      `      - ${quoted(`button "${nameOf(day)}"${isTaken}`)}: "${day}"`,
    ];
  };
  const week = (days: number[]) => [
    `  - ${quoted(`row "${days.filter(Boolean).map(nameOf).join(' ')}"`)}:`,
    ...days.flatMap(cell),
  ];
  return [
    `- text: ${label}`,
    `- button "${label} ${answer}" [expanded]: ${answer}`,
    '- button "Dismiss"',
    `- dialog "${label}":`,
    `  - application "${label}, January 2025":`,
    ...indented(4, [
      `- heading "${label}, January 2025" [level=2]`,
      '- button "Previous" [disabled]',
      '- combobox "Month":',
      '  - option "January" [selected]',
      '  - option "February"',
      ...OUT_OF_REACH.map((month) => `  - option "${month}" [disabled]`),
      '- combobox "Year":',
      '  - option "2025" [selected]',
      '- button "Next"',
      `- grid "${label}, January 2025":`,
      '  - rowgroup:',
      ...indented(2, WEEKS.flatMap(week)),
      '- button "Next"',
    ]),
    '- button "Dismiss"',
  ].join('\n');
}

/** Quotes a text that contains a colon. */
const quoted = (text: string) => (text.includes(': ') ? `'${text}'` : text);

const indented = (by: number, lines: string[]) => lines.map((line) => ' '.repeat(by) + line);
