import { MAX_SEARCHED_CHARACTERS, searchedTexts } from '../../document/document-texts.ts'
import type { Write } from '../database.ts'
import { foldedWords } from '../fold.ts'
import type { Design, DesignContent } from '../records.ts'

type Labels = Pick<Design, 'id' | 'accountId' | 'title' | 'tags'>
type Content = Pick<DesignContent, 'documentJson' | 'texts'>

/** Writes the words by which a new design is found: those of its title and tags, then those of its document. */
export async function addWords(transaction: Write, design: Labels, content: Content): Promise<void> {
  const words = `${labelsOf(design)}\n${await wordsOf(transaction, content)}`
  await transaction
    .insertInto('design_words')
    .values({ design_id: design.id, account_id: design.accountId, words })
    .execute()
}

/** `content` is undefined if the document has not changed. */
export async function changeWords(transaction: Write, design: Labels, content: Content | undefined): Promise<void> {
  const words = content === undefined ? await storedWords(transaction, design.id) : await wordsOf(transaction, content)
  await transaction
    .updateTable('design_words')
    .set({ words: `${labelsOf(design)}\n${words}` })
    .where('design_id', '=', design.id)
    .execute()
}

async function storedWords(transaction: Write, id: string): Promise<string> {
  const row = await transaction
    .selectFrom('design_words')
    .select('words')
    .where('design_id', '=', id)
    .executeTakeFirst()
  return row?.words.slice(row.words.indexOf('\n') + 1) ?? ''
}

/** Of one line, so that it can be replaced without the words of the document. */
function labelsOf({ title, tags }: Labels): string {
  return foldedWords([title, ...tags].join(' ')).join(' ')
}

async function wordsOf(transaction: Write, { documentJson, texts }: Content): Promise<string> {
  if (typeof texts === 'object') return storedWords(transaction, texts.sameAs)
  const words = foldedWords(texts ?? searchedTexts(JSON.parse(documentJson))).join(' ')
  return words.slice(0, MAX_SEARCHED_CHARACTERS).toWellFormed()
}
