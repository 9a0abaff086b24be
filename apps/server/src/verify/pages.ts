import type { Sql } from '../db';

/** Rows that are in memory at a time. */
const PAGE = 500;

/** The rows of a statement, read a page at a time. One of them is read at a time. */
export async function* pagesOf<Row>(tx: Sql, text: string): AsyncGenerator<Row[]> {
  await tx.query({ text: `declare rows_to_verify cursor for ${text}`, values: [] });
  let page: Row[] = [];
  do {
    page = await tx.query<Row>({ text: `fetch ${PAGE} from rows_to_verify`, values: [] });
    yield page;
  } while (page.length === PAGE);
  await tx.query({ text: 'close rows_to_verify', values: [] });
}
