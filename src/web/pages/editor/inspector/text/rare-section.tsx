import type { ReactNode } from 'react'
import { Section } from '../inspector-section.tsx'

/** Properties of text that are rarely needed. */
export function RareSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section title={title} within="Text" startsClosed>
      {children}
    </Section>
  )
}
