import { getPaperFile, useMay } from '@motorpark/api';
import type { Paper, PaperFileType } from '@motorpark/domain';
import { AddIcon, type MenuItem, ViewIcon, lazyPart } from '@motorpark/ui';
import { useState } from 'react';
import { ListPeriod } from '../../shared/list/ListPeriod';
import { saveFile } from '../../shared/file/saveFile';
import { useListQuery } from '../../shared/list/useListQuery';
import { RecordListScreen } from '../../shared/record/RecordListScreen';
import { messages } from './messages';
import { paperRecord } from './paperRecord';

const PaperFileDialog = lazyPart('PaperFileDialog', () => import('./PaperFileDialog'));

/** The papers of vehicles and drivers, the next to expire first (docs/papers.md). */
export function PaperListScreen() {
  const listQuery = useListQuery();
  const mayKeep = useMay()('paper.keep');
  const [filed, setFiled] = useState<Paper>();

  const moreActions = (paper: Paper): MenuItem[] => [
    ...(paper.fileType === undefined
      ? []
      : [{ label: messages.saveFile, icon: ViewIcon, onSelect: () => void download(paper, paper.fileType) }]),
    ...(mayKeep ? [{ label: messages.attach, icon: AddIcon, onSelect: () => setFiled(paper) }] : []),
  ];

  return (
    <>
      <RecordListScreen
        kind={paperRecord}
        listQuery={listQuery}
        moreActions={moreActions}
        filters={<ListPeriod listQuery={listQuery} hasFuture />}
      />
      {filed && <PaperFileDialog paper={filed} onClose={() => setFiled(undefined)} />}
    </>
  );
}

const download = ({ id, kind, number }: Paper, type: PaperFileType = 'application/pdf') =>
  saveFile(`${kind} ${number}`, type, () => getPaperFile(id));
