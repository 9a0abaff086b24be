import { useMatchStatement } from '@motorpark/api';
import { CheckedFile } from '../../shared/file/CheckedFile';
import { statementMessages as texts } from './statementMessages';
import { StatementOutlook } from './StatementOutlook';

/** Chooses a bank statement and matches it. The file's content is not stored. */
export function StatementFile() {
  const { match, isMatching } = useMatchStatement();
  return (
    <CheckedFile
      words={texts}
      check={match}
      isChecking={isMatching}
      renderFound={(statement) => <StatementOutlook statement={statement} />}
    />
  );
}
