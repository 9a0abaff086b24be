import type { Action } from '@motorpark/domain';
import { answering, data, found } from './answer';
import { del, get, post, put } from './call';
import type { Codec } from './codec';
import type { CsvList } from './lists';
import type { QueryOf } from './search';
import type { Nothing } from './wire';

/** The nouns whose records are a list, and that the table of rights lets somebody keep. */
type OfficeNoun = {
  [List in CsvList]: List extends `${infer One}s` ? (`${One}.keep` extends Action ? One : never) : never;
}[CsvList];

interface Names<One extends OfficeNoun> {
  one: One;
  many: `${One}s`;
  /** The path of the list. */
  list: string;
}

/** Defines the calls that list, create, edit and delete a record of the office: the form that creates and edits it, and the record as it is answered. */
export const officeCalls = <Payload, Value, Wire, Kept, One extends OfficeNoun>(
  { one, many, list }: Names<One>,
  _form: { payload: (entity: never) => Payload },
  record: Codec<Value, Wire, Kept>,
) => {
  const answer = data(record);
  const keep = { does: `${one}.keep` satisfies Action } as const;
  return {
    list: answering(
      found(record),
      get<Nothing | QueryOf<`${One}s`>>(list, { does: `${one}.see` satisfies Action }),
    ),
    create: answering(answer, post<Payload>(`/api/create_${many}`, { ...keep, repeatable: true })),
    edit: answering(answer, put<Payload>(`/api/edit_${one}/{id}`, keep)),
    remove: answering(answer, del<Nothing>(`/api/delete_${one}/{id}`, keep)),
  };
};
