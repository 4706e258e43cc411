/** What a template is made for. `print` needs a bleed and the size of a paper, `paper` only the latter. */
export type Medium = 'print' | 'paper' | 'screen'

/** The categories of the built-in templates. Accounts can name others. */
export const CATEGORIES = {
  'Social post': 'screen',
  Story: 'screen',
  Cover: 'screen',
  'Email header': 'screen',
  Newsletter: 'paper',
  Presentation: 'screen',
  Report: 'paper',
  Resume: 'paper',
  Invoice: 'paper',
  Schedule: 'paper',
  Logo: 'screen',
  'Business card': 'print',
  Flyer: 'print',
  Poster: 'print',
  Menu: 'print',
  Invitation: 'print',
  Card: 'print',
  Certificate: 'print',
  Ticket: 'print',
  Voucher: 'print',
  Label: 'print',
} as const satisfies Readonly<Record<string, Medium>>

export function isCategory(name: string): name is keyof typeof CATEGORIES {
  return Object.hasOwn(CATEGORIES, name)
}
