import { LatePart } from '../late-part.tsx'
import { ContentPanel } from '../panels/side-panel.tsx'

/** The form of those who only fill in the content: next to the page, or below it on phones. */
export function FillingPanel() {
  return (
    <aside
      aria-label="Panels"
      data-region="content"
      className="min-h-0 w-88 border-rule max-lg:order-last max-lg:w-full max-lg:flex-1 max-lg:border-t lg:border-r"
    >
      <LatePart>
        <ContentPanel />
      </LatePart>
    </aside>
  )
}
