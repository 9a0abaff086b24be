import type { Call, ListColumns } from '@motorpark/contract';
import type { Action, Direction, FareRule, ValidationContext } from '@motorpark/domain';
import type { SendOptions } from '../http/createApi';
import type { Feature } from './features';
import type { FoundRows, ListName, ListQuery, Listed } from './found';

/** Our own server has every call of the contract, a core server 28 of them (docs/decisions/two-kinds-of-server.md). */
export type ServerKind = 'own' | 'core';

/** The server as the app uses it, in one interface for both kinds. */
export interface Backend {
  kind: ServerKind;
  /** Makes one call and reads its answer. Always throws an ApiFailure. */
  send: <Payload, Answer, Value>(call: Call<Payload, Answer, Value>, options: SendOptions) => Promise<Value>;
  /** Whether it has something that screens differ by. */
  has: (feature: Feature) => boolean;
  /** Whether its calls ask for a right; who has it is in the table of rights. */
  knows: (right: Action) => boolean;
  /** Whether a fare is per seat or per ticket. */
  fareRule: FareRule;
  rules: ValidationContext;
  /** How rows are found in complete lists; undefined if the server itself finds them. */
  complete?: CompleteLists;
}

/** A list and its columns, by which it is searched and sorted. */
export interface ListOfColumns {
  list: ListName;
  columns: ListColumns;
}

export interface CompleteLists {
  find: <Row extends Listed>(
    list: ListOfColumns,
    complete: FoundRows<Row>,
    query: ListQuery,
    directionOf?: (row: Row) => Direction,
  ) => FoundRows<Row>;
}
