const REQUIRED = 'This field is required.'

interface Issue {
  readonly pointer: string
  /** For example `must be a string of 10 to 200 characters; received 5 characters`. */
  readonly detail: string
}

/** Rewords an issue for the person who fills in the form: `Use at least 10 characters.` */
export function formSentence({ pointer, detail }: Issue): string {
  const [, standard] = /^is required for (PDF\/\S+);/.exec(detail) ?? []
  if (standard !== undefined) return `${standard} needs the colors of a printing process: choose one.`
  if (detail.endsWith('; received ""') || /^is (?:missing|required)\b/.test(detail)) return REQUIRED
  const [, expected, received = ''] = /^must (?:be|have) (.+?)(?:; received (.*))?$/su.exec(detail) ?? []
  if (expected !== undefined) {
    for (const [pattern, reword] of RULES) {
      const match = pattern.exec(expected)
      if (match) return reword(match, { pointer, received })
    }
  }
  return EXACT[detail] ?? toSentence(detail)
}

type Reword = (match: RegExpExecArray, issue: { readonly pointer: string; readonly received: string }) => string

/** The first matching rule applies. */
const RULES: readonly (readonly [RegExp, Reword])[] = [
  [/^an email address/, () => 'Enter a valid email address.'],
  [/^an http, https or mailto/, () => 'Enter a link that starts with https://, http:// or mailto:.'],
  [/^a color\b/, () => 'Enter a color such as #1a2b3c.'],
  [/\bfont family\b/, () => 'Choose one of the available fonts.'],
  [/"asset:/, () => 'Choose an image.'],
  [/^a time in the future/, () => 'Choose a date in the future.'],
  [/^(?:a string of )?(\d+) to (\d+) characters?/, askForLength],
  [/^(?:a string of )?at most (\d+) characters?/, ([, max]) => `Use ${max} characters or fewer.`],
  [/^a string\b/, () => 'Enter some text.'],
  [/^a number\b.* or text such as "(.+?)"/, ([, example]) => `Enter a number such as ${example}.`],
  [/^cells for at most (\d+ columns?)/, ([, columns]) => `This row has cells for more than ${columns}.`],
  [/^an? (integer|number) from (\S+) to ([^\s,]+)/, askForNumber],
  [/^an? (?:integer|number)\b/, () => 'Enter a number.'],
  [/^an array of (?:(?:(\d+) to |at most )(\d+)|at least (\d+))/, askForCount],
  [/^one of (.+)$/, ([, values = '']) => `Choose one of these: ${values.replaceAll('"', '')}.`],
]

const EXACT: Readonly<Record<string, string>> = {
  'is not the password of this account': 'Incorrect password.',
  'is not a valid code, or has already been used': 'Incorrect or already used code.',
}

function askForLength([, min, max]: RegExpExecArray, { received }: { readonly received: string }): string {
  if (lengthOf(received) === 0) return REQUIRED
  return lengthOf(received) < Number(min) ? `Use at least ${min} characters.` : `Use ${max} characters or fewer.`
}

/** Returns the length in `5 characters`, `5`, `"short"` and `"cut after forty characters"… (300 characters)`. */
function lengthOf(received: string): number {
  const counted = /^(\d+)|\((\d+) characters\)$/.exec(received)
  return counted ? Number(counted[1] ?? counted[2]) : received.length - '""'.length
}

/** Accepts `an array of 60 items`, `an empty array` and `"sale" twice`. */
function askForCount([, min, max, atLeast]: RegExpExecArray, { received }: { readonly received: string }): string {
  const [, repeated] = /^(.+) twice$/su.exec(received) ?? []
  if (repeated !== undefined) return `Remove the duplicate ${repeated}.`
  const isTooMany = Number(/\d+/.exec(received)?.[0] ?? 0) > Number(max ?? Infinity)
  return isTooMany ? `Choose at most ${max}.` : `Choose at least ${min ?? atLeast ?? 1}.`
}

const PIXEL_FIELDS = /\/(?:width|height|bleed)$/

function askForNumber([, kind, min, max]: RegExpExecArray, { pointer }: { readonly pointer: string }): string {
  const unit = PIXEL_FIELDS.test(pointer) ? ' of pixels' : ''
  return `Enter a ${kind === 'number' ? '' : 'whole '}number${unit} from ${withThousandsSeparators(min)} to ${withThousandsSeparators(max)}.`
}

function withThousandsSeparators(digits: string | undefined): string {
  return Number(digits).toLocaleString('en')
}

function toSentence(detail: string): string {
  const text = /^(?:must|is|has) /.test(detail) ? `This ${detail}` : detail
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}${/[.?!]$/.test(text) ? '' : '.'}`
}
