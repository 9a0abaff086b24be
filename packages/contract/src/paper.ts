import { PAPER_FIELDS, PAPER_FILE_TYPES, type Paper } from '@motorpark/domain';
import { answering, data } from './answer';
import { get, put } from './call';
import { type WireOf, count, oneOf, orNull, text } from './codec';
import { PAPER_LIST } from './lists/paperList';
import { officeNoun } from './officeNoun';
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

/** The content of a scan or photo, in base64. */
export const fileCodec = record({ type: oneOf(PAPER_FILE_TYPES), file: text });
export type WireFile = WireOf<typeof fileCodec>;

export const paperNoun = officeNoun({
  one: 'paper',
  columns: PAPER_LIST,
  form: paperWire,
  record: paperCodec,
});

export const paperExtensions = {
  getPapers: paperNoun.list,
  createPaper: paperNoun.create,
  editPaper: paperNoun.edit,
  deletePaper: paperNoun.remove,
  /** Returns the scan or photo of a paper. */
  getPaperFile: answering(data(fileCodec), get<Nothing>('/api/get_paper_file/{id}', { does: 'paper.see' })),
  /** Replaces the scan or photo: a PDF, JPEG or PNG in base64; an empty one removes it. */
  savePaperFile: answering(
    data(paperCodec),
    put<{ file: string }>('/api/paper_file/{id}', { does: 'paper.keep' }),
  ),
};
