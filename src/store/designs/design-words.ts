import type { Write } from '../database.ts'
import { documentTexts } from '../../document/document-texts.ts'
import { foldedWords } from '../fold.ts'
import type { Design } from '../records.ts'

/** Enough for a book of 60 pages. The index of a design grows with it. */
export const MAX_WORD_CHARACTERS = 100_000

type Labels = Pick<Design, 'id' | 'accountId' | 'title' | 'tags'>

/** Writes the words by which a new design is found: those of its title and tags, then those of its document. */
export async function addWords(transaction: Write, design: Labels, documentJson: string): Promise<void> {
  const words = `${labelsOf(design)}\n${wordsOf(documentJson)}`
  await transaction
    .insertInto('design_words')
    .values({ design_id: design.id, account_id: design.accountId, words })
    .execute()
}

/** `documentJson` is undefined if the document has not changed. It is then not parsed again. */
export async function changeWords(transaction: Write, design: Labels, documentJson: string | undefined): Promise<void> {
  const words = documentJson === undefined ? await storedWords(transaction, design.id) : wordsOf(documentJson)
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

function wordsOf(documentJson: string): string {
  const texts = documentTexts(JSON.parse(documentJson)).join(' ').replaceAll('\0', ' ')
  const words = foldedWords(texts.slice(0, MAX_WORD_CHARACTERS).toWellFormed()).join(' ')
  return words.slice(0, MAX_WORD_CHARACTERS).toWellFormed()
}
