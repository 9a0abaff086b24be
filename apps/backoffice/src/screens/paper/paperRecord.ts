import { PAPERS } from '@motorpark/api';
import { PAPER_FIELDS, type Paper, type PaperForm } from '@motorpark/domain';
import { formFields } from '@motorpark/ui/form';
import { officePaths } from '../../paths';
import { listedKind } from '../../shared/record/listedKind';
import type { ListedKind } from '../../shared/record/recordKind';
import { paperColumns } from './paperColumns';
import { FLEET_TABS } from '../../shared/ScreenTabs';

export const paperRecord: ListedKind<Paper, PaperForm> = listedKind(PAPERS, {
  paths: officePaths.paper,
  tabs: FLEET_TABS,
  columns: paperColumns,
  nameOf: ({ kind, vehicle, driver }) => `${kind} of ${vehicle || driver || ''}`,
  words: { search: 'Search Papers', searchHint: 'Finds vehicles, drivers, kinds and numbers' },
  fields: formFields(PAPER_FIELDS, {
    vehicle: { kind: 'search', placeholder: 'Choose a vehicle', hint: 'Or choose a driver.' },
    driver: { kind: 'search', placeholder: 'Choose a driver' },
    kind: { kind: 'suggest', placeholder: 'Insurance' },
    number: {},
    expiresOn: { kind: 'day', hint: 'The last day on which it is valid.' },
  }),
});
