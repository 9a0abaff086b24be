import { PAPER_FIELDS, type PaperFields, type PaperFileType } from '@motorpark/domain';
import { get, put } from './call';
import { type PayloadOfFields, type RowOf, type WireFields, wireNoun } from './fields';
import { rawOfficeCalls } from './officeCalls';
import type { Data, Nothing, Versioned } from './wire';

export const PAPER_WIRE = {
  vehicle: { sent: 'vehicle_number' },
  driver: { sent: 'driver_name' },
  kind: { sent: 'kind' },
  number: { sent: 'number' },
  expiresOn: { sent: 'expires_on' },
} as const satisfies WireFields<PaperFields>;

export type PaperPayload = PayloadOfFields<PaperFields, typeof PAPER_WIRE>;

export const paperWire = wireNoun(PAPER_FIELDS, PAPER_WIRE);

export interface WirePaper extends Versioned, RowOf<PaperFields, typeof PAPER_WIRE> {
  id: string;
  /** The type of its file; null if it has none. */
  file_type: PaperFileType | null;
}

/** The content of a paper's file, in base64. */
export interface WirePaperFile {
  type: PaperFileType;
  file: string;
}

const calls = rawOfficeCalls<PaperPayload, WirePaper, 'paper'>({
  one: 'paper',
  many: 'papers',
  list: '/api/get_papers',
});

export const paperExtensions = {
  getPapers: calls.list,
  createPaper: calls.create,
  editPaper: calls.edit,
  deletePaper: calls.remove,
  /** Returns the scan or photo of a paper. */
  getPaperFile: get<Nothing, Data<WirePaperFile>>('/api/get_paper_file/{id}', { does: 'paper.see' }),
  /** Replaces the scan or photo: a PDF, JPEG or PNG in base64; an empty one removes it. */
  savePaperFile: put<{ file: string }, Data<WirePaper>>('/api/paper_file/{id}', { does: 'paper.keep' }),
};
