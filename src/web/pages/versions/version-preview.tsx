import { type CSSProperties, useState } from 'react'
import type { OpenVersion } from '../../api/version-queries.ts'
import { checkedDocument } from '../../painter/checked-document.ts'
import { PageChoice } from './page-choice.tsx'
import { PaintedPage } from './painted-page.tsx'

export function VersionPreview({ version }: { version: OpenVersion }) {
  const document = checkedDocument(version.document)
  const pages = document.pages.map(({ id }, index) => ({ id, label: `Page ${index + 1}` }))
  const [chosen, setChosen] = useState(pages[0]?.id ?? '')
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid place-items-center rounded-xl bg-well px-10 py-12 sm:px-14">
        {/* The largest size that fits both ways: for tall pages the height determines the width. */}
        <div
          className="crop-marks w-full max-w-[calc(60dvh*var(--ratio))]"
          style={{ '--ratio': version.width / version.height } as CSSProperties}
        >
          <PaintedPage key={chosen} document={document} size={version} pageId={chosen} label="This version" />
        </div>
      </div>
      <PageChoice pages={pages} chosen={chosen} onChoose={setChosen} />
    </div>
  )
}
