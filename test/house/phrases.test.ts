import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// cspell checks single words. These phrases are made of words that are fine by themselves.
const PHRASES = [
  /\botherwise than\b/i, // differently from, not as
  /\bfor ever\b/i, // forever
  /\bfor good\b/i, // permanently
  /\b(is|are|was|were|be|been) over\b(?! (the|a|an) )/i, // has ended, has expired
  /\b(is|are|was|were) not there\b/i, // does not exist, is missing
  /\b(that|what|which) (is|are) none\b(?! of)/i, // invalid
  /\bbe had\b/i, // be available
  /\ball the same\b(?! )/i, // still
  /\bgive or take\b/i, // about
  /\bin the place of\b/i, // instead of
  /\bparted by\b/i, // separated by
  /\blets? go\b/i, // releases, drops
  /\bodds and ends\b/i,
  /\bas it were\b/i,
]

/** Files with other languages, legal texts, and this list. */
const EXEMPT = /^(LICENSE|package-lock\.json|templates\/[^/]+\.json|test\/fixtures\/.*|test\/house\/phrases\.test\.ts)$/

/** Returns the first match of each phrase. Consecutive lines of a comment are joined. */
function phrasesIn(text: string): string[] {
  const joined = text.replaceAll(/\n\s*(?:\*|\/\/|#)? ?/g, ' ')
  return PHRASES.flatMap((phrase) => joined.match(phrase)?.[0] ?? [])
}

test('no tracked file contains a flagged phrase', () => {
  const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n')
  const texts = files.filter((path) => /\.(md|mjs|tsx?|css|json|html|sql)$/.test(path) && !EXEMPT.test(path))
  const found = texts.filter(existsSync).flatMap((path) => {
    return phrasesIn(readFileSync(path, 'utf8')).map((phrase) => `${path}: ${phrase}`)
  })
  expect(found).toEqual([])
})

test('a phrase that spans lines of a comment is found, and similar words are not', () => {
  expect(phrasesIn('/**\n * The link is\n * over.\n */')).toEqual(['is over'])
  expect(phrasesIn('// Drawn otherwise\n// than asked')).toEqual(['otherwise than'])
  expect(phrasesIn('The size is over the limit, for everyone. Otherwise, there is none.')).toEqual([])
})
