import { NumberRow } from '../fields/number-row.tsx'
import { SIDE_NAMES, SidesField } from '../fields/sides-field.tsx'
import { TextProperty } from '../fields/text-property.tsx'
import { Section } from '../inspector-section.tsx'
import { BrandColorsPart } from './brand-colors-part.tsx'
import { BrandFontsPart } from './brand-fonts-part.tsx'
import { GuidesPart } from './guides-part.tsx'

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
      </Section>
    </>
  )
}
