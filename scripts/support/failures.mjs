import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { relative } from 'node:path';
import { ROOT } from './root.mjs';

/** Number of lines of a failed test's message that are repeated at the end; the complete message is printed where the test failed. */
const MAX_LINES = 12;

/** Returns each failed test with the beginning of its message, from a stage's report: Vitest's JSON or Playwright's. */
export function readFailures(path) {
  if (!existsSync(path)) return [];
  const report = JSON.parse(readFileSync(path, 'utf8'));
  const failures = report.testResults
    ? report.testResults.flatMap(ofVitestFile)
    : [...(report.errors ?? []).map(({ message }) => ({ name: 'all', text: message })), ...ofSuites(report)];
  return failures.map(({ name, text }) => [name, ...beginning(text)].join('\n'));
}

/** A file that failed to load has no failed tests, but a message of its own. */
function ofVitestFile({ name, status, message, assertionResults }) {
  const file = relative(ROOT, name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  return status === 'failed' && failed.length === 0
    ? [{ name: file, text: message }]
    : failed.map(({ fullName, failureMessages }) => ({
        name: `${file} › ${fullName}`,
        text: failureMessages.join('\n'),
      }));
}

function ofSuites({ suites = [] }) {
  return suites.flatMap(({ specs = [], ...suite }) => [
    ...specs.flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ results }) => ({
          name: `${file} › ${title}`,
          text: results
            .at(-1)
            ?.errors.map(({ message }) => message)
            .join('\n'),
        })),
    ),
    ...ofSuites(suite),
  ]);
}

function beginning(text = '') {
  const lines = stripVTControlCharacters(text).trimEnd().split('\n');
  return lines.slice(0, MAX_LINES).map((line) => `    ${line}`);
}
