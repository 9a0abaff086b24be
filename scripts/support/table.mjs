const COLUMNS = [
  ['stage', 15, ({ name }) => name],
  ['passed', 8, ({ passed }) => passed],
  ['failed', 8, ({ failed }) => failed],
  ['skipped', 9, ({ skipped }) => skipped],
  ['seconds', 9, ({ seconds }) => seconds.toFixed(1)],
];

/** Prints the stages of a test run as a table. */
export function printTable(results) {
  const cell = (text, width, isFirst) =>
    isFirst ? String(text).padEnd(width) : String(text).padStart(width);
  console.log(`\n${COLUMNS.map(([title, width], index) => cell(title, width, index === 0)).join('')}`);
  for (const result of results) {
    console.log(COLUMNS.map(([, width, read], index) => cell(read(result), width, index === 0)).join(''));
  }
}
