import { TextProperty } from '../fields/text-property.tsx'

export function DetailsPart() {
  return (
    <>
      <TextProperty at="name" label="Name" />
      <TextProperty at="alt" label="Alt text" lines={2} placeholder="For people who can’t see it" />
      <TextProperty at="link" label="Link" placeholder="https://" />
    </>
  )
}
