import { LongAnswer } from '../request/longAnswer';
import type { Sheet } from './sheet';

/** Without it, Excel does not recognize UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/** A list as a CSV file, written as its rows are read. */
export class CsvAnswer<Row extends object> extends LongAnswer {
  override readonly headers: Readonly<Record<string, string>>;

  constructor(
    private readonly rows: AsyncIterable<readonly Row[]>,
    private readonly sheet: Sheet<Row>,
    fileName: string,
  ) {
    super(rows);
    this.headers = {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${fileName}"`,
    };
  }

  protected override async *parts() {
    const { headings, line } = this.sheet;
    yield BYTE_ORDER_MARK + headings;
    for await (const batch of this.rows) if (batch.length > 0) yield batch.map(line).join('');
  }
}
