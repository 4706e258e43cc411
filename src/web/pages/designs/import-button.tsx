import { FileInput } from 'lucide-react'
import { useRef } from 'react'
import { IMPORT_EXTENSIONS } from '../../../document/import-types.ts'
import { Button } from '../../parts/button.tsx'
import { ProgressBar } from '../../parts/progress.tsx'
import type { Importing } from './use-import.ts'

export function ImportButton({ importing: { start, file } }: { importing: Importing }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="File to import"
        accept={IMPORT_EXTENSIONS.join(',')}
        onChange={({ target }) => {
          start([...(target.files ?? [])])
          target.value = ''
        }}
      />
      <Button
        icon={FileInput}
        busy={file !== undefined}
        title="SVG, PPTX or Polotno JSON"
        onClick={() => input.current?.click()}
      >
        Import
      </Button>
    </>
  )
}

/** Shows how far the upload is; the conversion follows without a measure. */
export function ImportStatus({ importing: { file } }: { importing: Importing }) {
  if (!file) return null
  return (
    <div role="status" className="mb-4 grid max-w-md gap-2 text-sm text-ink-soft">
      <span className="truncate">{file.percent < 100 ? `Uploading ${file.name}…` : `Converting ${file.name}…`}</span>
      <ProgressBar percent={file.percent} label={`Import of ${file.name}`} />
    </div>
  )
}
