import { styleText } from 'node:util'

const SIGNS = {
  ok: { sign: '✔', color: 'green' },
  warning: { sign: '!', color: 'yellow' },
  failed: { sign: '✘', color: 'red' },
} as const

/** The sign before a line about a check. `styleText` omits the colors if the output is not a terminal. */
export function outcomeSign(outcome: keyof typeof SIGNS): string {
  const { sign, color } = SIGNS[outcome]
  return styleText(color, sign)
}
