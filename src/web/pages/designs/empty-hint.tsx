import { Link } from '@tanstack/react-router'
import { curlPatch, typescriptCall } from '../../api/request-samples.ts'
import type { OpenDesign } from '../../api/design-queries.ts'
import { ApiCall } from '../../parts/api-call.tsx'

export function EmptyHint({ design }: { design: OpenDesign }) {
  const { pages } = design.document
  if (pages.length > 1 || pages.some(({ elements }) => elements.length > 0)) return null
  const body = { document: firstDocument(design) }
  return (
    <div className="mt-6 grid grid-cols-1 gap-3">
      <p className="text-sm text-ink-soft">
        This design is empty. Add content in the editor, or through the API (see <DocumentFormatLink />
        ).
      </p>
      <ApiCall
        title="Add your first text with the API"
        curl={curlPatch(`/api/designs/${design._id}`, body)}
        typescript={typescriptCall({
          ...{ name: 'design', method: 'updateDesign', id: design._id, body },
          after: 'console.log(design.revision)',
        })}
      />
    </div>
  )
}

function DocumentFormatLink() {
  return (
    <Link
      to="/docs/document-format"
      className="rounded-sm font-semibold text-ink underline decoration-rule-strong underline-offset-4 hover:decoration-ink"
    >
      Document format
    </Link>
  )
}

function firstDocument({ width, height }: OpenDesign): object {
  const margin = Math.round(Math.min(width, height) / 10)
  const fontSize = Math.max(1, Math.round(margin * 0.8))
  const place = { x: margin, y: margin, width: width - 2 * margin, height: height - 2 * margin }
  return {
    version: 1,
    pages: [{ id: 'page-1', elements: [{ id: 'hello', type: 'text', ...place, text: 'Hello', fontSize }] }],
  }
}
