import { Page } from '@motorpark/ui';
import { useLocation } from 'react-router-dom';
import { href } from '../../paths';
import { ImportFile } from './ImportFile';
import { importedAt } from './importedKinds';
import { messages } from './messages';

/** Imports the rows of a CSV file into a list of the office (docs/import.md). */
export function ImportScreen() {
  const kind = importedAt(useLocation().pathname);
  if (!kind) return null;
  const { title, paths } = kind;
  return (
    <Page
      title={messages.title(title)}
      lead={messages.lead}
      back={{ label: messages.back(title), href: href(paths.list) }}
    >
      <ImportFile kind={kind} />
    </Page>
  );
}
