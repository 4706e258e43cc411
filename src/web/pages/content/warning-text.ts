import { missingCharacters } from '../../../text/text-warnings.ts'
import type { Warning } from '../../../text/warning.ts'

const SHOWN_CHARACTERS = 3

export function warningText({ code, message }: Warning): string {
  switch (code) {
    case 'text_truncated': {
      const [shown, , all] = numbersIn(message)
      return shown === undefined || all === undefined
        ? sentence(message)
        : `Only ${shown} of ${all} lines ${shown === 1 ? 'fits' : 'fit'}.`
    }
    case 'text_overflow': {
      const [excess] = numbersIn(message)
      if (excess === undefined) return sentence(message)
      return message.includes('too wide')
        ? `Text is ${excess} px too wide for its box.`
        : `Text is ${excess} px too tall for its box.`
    }
    case 'text_shrunk_small': {
      const [, size] = numbersIn(message)
      return size === undefined ? sentence(message) : `Text was reduced to ${size} px to fit.`
    }
    case 'missing_glyph':
      return missingText(message)
    case 'color_unused': {
      const [unused = ''] = message.split(', but ')
      return `This drawing has no color ${quotedIn(unused).slice(1).join(' or ')}, so nothing is recolored for it.`
    }
    case 'hyphens_unavailable':
      return `There are no hyphenation rules for “${quotedIn(message)[0] ?? ''}”, so long words stay whole.`
    case 'image_missing':
      return 'Image missing; it was skipped.'
    default:
      return sentence(message)
  }
}

function missingText(message: string): string {
  const characters = missingCharacters(message)
  if (characters.length === 0) return sentence(message)
  const unlisted = Number(/ and (\d+) more; /.exec(message)?.[1] ?? 0)
  const shown = characters.slice(0, SHOWN_CHARACTERS)
  const more = characters.length - shown.length + unlisted
  const all = more > 0 ? `${shown.join(' ')} and ${more} more` : shown.join(' ')
  return `The font doesn’t support ${all}.`
}

function quotedIn(message: string): string[] {
  return [...message.matchAll(/"([^"]+)"/g)].flatMap(([, text]) => text ?? [])
}

function numbersIn(message: string): number[] {
  return (message.match(/\d+(?:\.\d+)?/g) ?? []).map(Number)
}

function sentence(message: string): string {
  return /[.!?]$/.test(message) ? message : `${message}.`
}
