import { type Warning } from '../../../text/warning.ts'

/** More of them say nothing more, and make the line long. */
const SHOWN_CHARACTERS = 3

/**
 * What a warning says to somebody who fills a form: a sentence that may stand after a label and a colon. The painter's own words where there
 * are no shorter ones for it.
 */
export function warningWords({ code, message }: Warning): string {
  switch (code) {
    case 'text_truncated': {
      const [shown, , all] = numbersIn(message)
      return shown === undefined || all === undefined
        ? sentence(message)
        : `only ${shown} of ${all} lines ${shown === 1 ? 'fits' : 'fit'}.`
    }
    case 'text_overflow': {
      const [excess] = numbersIn(message)
      if (excess === undefined) return sentence(message)
      return message.includes('more width')
        ? `a line is ${excess} px wider than its box.`
        : `the text is ${excess} px higher than its box.`
    }
    case 'text_shrunk_small': {
      const [, size] = numbersIn(message)
      return size === undefined ? sentence(message) : `to fit its box, the text is shrunk to ${size} px.`
    }
    case 'missing_glyph':
      return missingWords(message)
    case 'image_missing':
      return 'the picture is not there, and is left out.'
    default:
      return sentence(message)
  }
}

/** The characters that `warning`, of missing glyphs, lists. */
export function missingCharacters({ message }: Warning): string[] {
  return [...message.matchAll(/"([^"]+)" \(U\+/g)].flatMap(([, character]) => character ?? [])
}

function missingWords(message: string): string {
  const characters = missingCharacters({ code: 'missing_glyph', message })
  if (characters.length === 0) return sentence(message)
  const unlisted = Number(/ and (\d+) more; /.exec(message)?.[1] ?? 0)
  const shown = characters.slice(0, SHOWN_CHARACTERS)
  const more = characters.length - shown.length + unlisted
  const all = more > 0 ? `${shown.join(' ')} and ${more} more` : shown.join(' ')
  return `no font has ${all}; ${characters.length > 1 ? 'boxes are drawn in their' : 'a box is drawn in its'} place.`
}

function numbersIn(message: string): number[] {
  return (message.match(/\d+(?:\.\d+)?/g) ?? []).map(Number)
}

function sentence(message: string): string {
  return /[.!?]$/.test(message) ? message : `${message}.`
}
