import {
  MOST_IMPORT_BYTES,
  type Statement,
  failureMessage,
  isApiFailure,
  useMatchStatement,
} from '@motorpark/api';
import { FailureState, FileField, Spinner, Stack } from '@motorpark/ui';
import { useState } from 'react';
import { statementMessages as texts } from './statementMessages';
import { StatementOutlook } from './StatementOutlook';

/** A file that was chosen, and what has come of it so far. */
interface Chosen {
  file: File;
  statement?: Statement;
  /** What is wrong with the file. */
  error?: string | undefined;
  /** Why it was not looked through. */
  failure?: string | undefined;
}

/** A statement is chosen or dropped, and looked through. It stays in this page alone. */
export function StatementFile() {
  const { match, isMatching } = useMatchStatement();
  const [chosen, setChosen] = useState<Chosen>();

  async function look(file: File) {
    if (file.size > MOST_IMPORT_BYTES) return setChosen({ file, error: texts.tooLarge });
    setChosen({ file });
    try {
      return setChosen({ file, statement: await match(file) });
    } catch (failure) {
      const isAboutFile = isApiFailure(failure) && failure.kind === 'invalid';
      const said = failureMessage(failure, texts.failed);
      return setChosen({ file, [isAboutFile ? 'error' : 'failure']: said });
    }
  }

  return (
    <Stack gap={4}>
      <FileField
        label={texts.file}
        hint={texts.hint}
        error={chosen?.error}
        accept=".csv,.txt,text/csv"
        fileName={chosen?.file.name}
        isBusy={isMatching}
        onChoose={(file) => void look(file)}
      />
      {isMatching && <Spinner label={texts.looking} />}
      {chosen?.failure !== undefined && !isMatching && (
        <FailureState
          message={chosen.failure}
          onRetry={() => void look(chosen.file)}
          isRetrying={isMatching}
        />
      )}
      {chosen?.statement && !isMatching && <StatementOutlook statement={chosen.statement} />}
    </Stack>
  );
}
