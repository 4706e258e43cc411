/** SQLite takes 32,766 values per statement, PostgreSQL 65,535; smaller lists are as fast. */
const CHUNK = 500

export async function chunked<Value, Row>(
  values: readonly Value[],
  read: (some: readonly Value[]) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const distinct = [...new Set(values)]
  const rows: Row[] = []
  for (let start = 0; start < distinct.length; start += CHUNK) {
    rows.push(...(await read(distinct.slice(start, start + CHUNK))))
  }
  return rows
}
