/** Values per statement. SQLite allows 32,766 and PostgreSQL 65,535, but larger batches are no faster. */
const CHUNK = 500

export async function chunked<Value, Row>(
  values: readonly Value[],
  read: (batch: readonly Value[]) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const distinct = [...new Set(values)]
  const rows: Row[] = []
  for (let start = 0; start < distinct.length; start += CHUNK) {
    rows.push(...(await read(distinct.slice(start, start + CHUNK))))
  }
  return rows
}
