import { PAPER_FIELDS, PAPER_FILE_TYPES, type Paper } from '@motorpark/domain';
import { answering, data } from './answer';
import { get, put } from './call';
import { type WireOf, count, oneOf, orNull, text } from './codec';
import { officeCalls } from './officeCalls';
import { type FieldsOf, record } from './record';
import type { Nothing } from './wire';
import { codecsOf, wireForm } from './wireForm';

export const paperWire = wireForm(PAPER_FIELDS, { vehicle: 'vehicle_number', driver: 'driver_name' });

export const paperCodec = record({
  ...codecsOf(paperWire),
  id: text,
  version: count,
  fileType: orNull(oneOf(PAPER_FILE_TYPES)),
} satisfies FieldsOf<Paper>);
export type WirePaper = WireOf<typeof paperCodec>;

/** The content of a paper's file, in base64. */
const paperFileCodec = record({ type: oneOf(PAPER_FILE_TYPES), file: text });
export type WirePaperFile = WireOf<typeof paperFileCodec>;

const calls = officeCalls({ one: 'paper', many: 'papers', list: '/api/get_papers' }, paperWire, paperCodec);

export const paperExtensions = {
  getPapers: calls.list,
  createPaper: calls.create,
  editPaper: calls.edit,
  deletePaper: calls.remove,
  /** Returns the scan or photo of a paper. */
  getPaperFile: answering(
    data(paperFileCodec),
    get<Nothing>('/api/get_paper_file/{id}', { does: 'paper.see' }),
  ),
  /** Replaces the scan or photo: a PDF, JPEG or PNG in base64; an empty one removes it. */
  savePaperFile: answering(
    data(paperCodec),
    put<{ file: string }>('/api/paper_file/{id}', { does: 'paper.keep' }),
  ),
};
