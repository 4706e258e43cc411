import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Service } from './start-service.ts'

/**
 * Copies the account's only design until there are `count`, each a second older than the one before.
 * Uses SQL, because the service would take minutes.
 */
export async function multiplyDesign({ dataFolder }: Service, id: string, count: number): Promise<void> {
  const [file = ''] = (await readdir(dataFolder)).filter((name) => name.endsWith('.db'))
  const database = new DatabaseSync(join(dataFolder, file))
  try {
    const columns = database
      .prepare("select name from pragma_table_info('designs')")
      .all()
      .map(({ name }) => String(name))
    const copied = columns.map((name) => {
      if (name === 'id') return "printf('des_%026d', n)"
      if (name === 'title') return "printf('Design %d', n)"
      return name === 'updated_at' || name === 'created_at' ? `${name} - n * 1000` : name
    })
    database
      .prepare(
        `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < $count - 1)
         insert into designs (${columns.join(', ')}) select ${copied.join(', ')} from designs, numbers where id = $id`,
      )
      .run({ $count: count, $id: id })
    database
      .prepare(
        `insert into design_documents (design_id, document)
         select designs.id, document from designs, design_documents
         where design_id = $id and designs.id <> $id
           and account_id = (select account_id from designs where id = $id)`,
      )
      .run({ $id: id })
    database
      .prepare(
        `insert into design_words (design_id, account_id, words)
         select designs.id, designs.account_id, 'design ' || substr(designs.id, -6) || substr(words, instr(words, char(10)))
         from designs, design_words
         where design_id = $id and designs.id <> $id
           and designs.account_id = (select account_id from designs where id = $id)`,
      )
      .run({ $id: id })
    database
      .prepare('update accounts set design_count = $count where id = (select account_id from designs where id = $id)')
      .run({ $count: count, $id: id })
    database.exec('analyze')
  } finally {
    database.close()
  }
}
