import { ChoiceField } from '../fields/choice-field.tsx'
import { TextProperty } from '../fields/text-property.tsx'

const MIRRORED = { auto: 'Place and shape', move: 'Only its place', flip: 'Also the image' } as const
const PAGES = {
  all: 'All pages of a list',
  first: 'The first page of a list',
  last: 'The last page of a list',
} as const

export function DetailsPart() {
  return (
    <>
      <TextProperty at="name" label="Name" />
      <TextProperty at="alt" label="Alt text" lines={2} placeholder="For people who can’t see it" />
      <TextProperty at="link" label="Link" placeholder="https://" />
      <ChoiceField at="mirroring" label="Mirroring" names={MIRRORED} />
      <ChoiceField at="shownOn" label="Shown on" names={PAGES} />
    </>
  )
}
