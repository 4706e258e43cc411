import { type Expression, sql, type SqlBool } from '#kysely'

type Column = 'search' | 'search_title' | 'search_tags'

/** Whether a word of the column starts with one of these. */
export function hasAny(column: Column, words: readonly string[]): Expression<SqlBool> {
  return oneOf(words.map((word) => (isShortNumber(word) ? isWord(column, word) : hasWord(column, word))))
}

/** Whether a word of the column is one of these. */
export function hasWhole(column: Column, words: readonly string[]): Expression<SqlBool> {
  return oneOf(words.map((word) => (isUnspaced(word) ? hasWord(column, word) : isWord(column, word))))
}

function oneOf(conditions: readonly Expression<unknown>[]): Expression<SqlBool> {
  return conditions.length === 0 ? sql<SqlBool>`(1 = 0)` : sql<SqlBool>`(${sql.join(conditions, sql.raw(' or '))})`
}

/** `30` of a birthday is not the beginning of the size `3000x3000`. */
function isShortNumber(word: string): boolean {
  return /^\d{1,2}$/.test(word)
}

function isWord(column: Column, word: string): Expression<SqlBool> {
  return sql<SqlBool>`${sql.ref(column)} || ' ' like ${`% ${word} %`}`
}

/** Does not escape wildcards, since words contain none. */
function hasWord(column: Column, word: string): Expression<SqlBool> {
  return sql<SqlBool>`${sql.ref(column)} like ${isUnspaced(word) ? `%${word}%` : `% ${word}%`}`
}

/** In scripts without spaces, a match anywhere counts. */
function isUnspaced(word: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u.test(
    word,
  )
}
