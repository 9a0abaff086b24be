import { mkdirSync, writeFileSync } from 'node:fs';
import { inRoot } from './root.mjs';

/** A Vitest reporter that writes the names of tests that only passed when repeated. */
export default class SecondTryReporter {
  #names = [];

  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky)
      this.#names.push(`${test.project.name} ${test.module.relativeModuleId} › ${test.fullName}`);
  }

  onTestRunEnd() {
    mkdirSync(inRoot('test-results'), { recursive: true });
    writeFileSync(
      inRoot('test-results', 'unit-second-tries.json'),
      JSON.stringify({ secondTries: this.#names }),
    );
  }
}
