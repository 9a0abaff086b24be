import type { Sql } from '../db';

/** Rows in memory at a time. */
const PAGE = 500;

/** Yields the rows of a statement page by page. Only one such statement can be read at a time. */
export async function* pagesOf<Row>(tx: Sql, text: string): AsyncGenerator<Row[]> {
  await tx.query({ text: `declare rows_to_verify cursor for ${text}`, values: [] });
  let page: Row[] = [];
  do {
    page = await tx.query<Row>({ text: `fetch ${PAGE} from rows_to_verify`, values: [] });
    yield page;
  } while (page.length === PAGE);
  await tx.query({ text: 'close rows_to_verify', values: [] });
}
