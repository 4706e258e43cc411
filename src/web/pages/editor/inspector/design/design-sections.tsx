import { ChoiceField } from '../fields/choice-field.tsx'
import { NumberRow } from '../fields/number-row.tsx'
import { SIDE_NAMES, SidesField } from '../fields/sides-field.tsx'
import { TextProperty } from '../fields/text-property.tsx'
import { Section } from '../inspector-section.tsx'
import { BrandColorsPart } from './brand-colors-part.tsx'
import { BrandFontsPart } from './brand-fonts-part.tsx'
import { GuidesPart } from './guides-part.tsx'

const DIRECTIONS = { ltr: 'Left to right', rtl: 'Right to left' } as const
const MIRRORED = { none: 'Never', auto: 'As texts are read' } as const

/** The brand of a design, its print settings, guides and language. */
export function DesignSections() {
  return (
    <>
      <Section title="Brand colors">
        <BrandColorsPart />
      </Section>
      <Section title="Brand fonts">
        <BrandFontsPart />
      </Section>
      <Section title="Print">
        <NumberRow at="bleed" label="Bleed" unit="px" />
        <SidesField at="safeArea" label="Safe area" names={SIDE_NAMES} />
      </Section>
      <Section title="Guides" startsClosed>
        <GuidesPart />
      </Section>
      <Section title="Document" startsClosed>
        <TextProperty at="title" label="Title" placeholder="That of the design" />
        <TextProperty at="language" label="Language" placeholder="Such as en or zh-Hant" />
        <ChoiceField at="direction" label="Composed for" names={DIRECTIONS} none="Not set" />
        <ChoiceField at="mirroring" label="Mirroring" names={MIRRORED} none="Not set" />
      </Section>
    </>
  )
}
