import type { Action, Fields, ServiceForm } from '@motorpark/domain';
import { answering, data, found } from './answer';
import { del, get, post, put } from './call';
import type { Codec } from './codec';
import type { CsvList, ListColumns } from './lists';
import type { QueryOf } from './search';
import type { Nothing } from './wire';
import type { NamesOf, PayloadOf, WireForm } from './wireForm';

/** The nouns of the office: those with a list, which have a right to keep them. */
type NounName = {
  [One in Action]: One extends `${infer Name}.keep` ? (`${Name}s` extends CsvList ? Name : never) : never;
}[Action];

interface Parts<One extends NounName, F extends Fields, Names extends NamesOf<F>, Value, Wire, Kept> {
  one: One;
  columns: ListColumns;
  /** The form that creates and edits a record. */
  form: WireForm<F, Names>;
  /** A record as it is answered. */
  record: Codec<Value, Wire, Kept>;
  /** How the path of the list begins: `get`, or in some core calls `fetch`. */
  lists?: 'get' | 'fetch';
}

/** Defines a noun of the office: its list, its form, its record, and the calls that list, create, edit and delete one. */
export function officeNoun<
  One extends NounName,
  F extends Fields,
  Names extends NamesOf<F>,
  Value,
  Wire,
  Kept,
>({ one, lists = 'get', ...noun }: Parts<One, F, Names, Value, Wire, Kept>) {
  const many = `${one}s` as const;
  const answer = data(noun.record);
  const keep = { does: `${one}.keep` satisfies Action } as const;
  return {
    ...noun,
    one,
    many,
    list: answering(
      found(noun.record),
      get<Nothing | QueryOf<`${One}s`>>(`/api/${lists}_${many}`, { does: `${one}.see` satisfies Action }),
    ),
    create: answering(
      answer,
      post<PayloadOf<F, Names>>(`/api/create_${many}`, { ...keep, repeatable: true }),
    ),
    edit: answering(answer, put<PayloadOf<F, Names>>(`/api/edit_${one}/{id}`, keep)),
    remove: answering(answer, del<Nothing>(`/api/delete_${one}/{id}`, keep)),
  };
}

type ServedName = {
  [One in Action]: One extends `${infer Name extends NounName}.setStatus` ? Name : never;
}[Action];

/** Defines the call that puts a record of the office out of service, or back. */
export const serviceCall = <Value, Wire, Kept>(one: ServedName, record: Codec<Value, Wire, Kept>) =>
  answering(
    data(record),
    put<ServiceForm>(`/api/${one}_status/{id}`, { does: `${one}.setStatus` satisfies Action }),
  );
