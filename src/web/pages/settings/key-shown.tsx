import { TriangleAlert } from 'lucide-react'
import { CodeBlock } from '../../parts/code-block.tsx'
import { CopyButton } from '../../parts/copy-button.tsx'

/** A key in full: the only time that anybody sees it. `line` is for a shell. */
export function KeyShown({ secret, line }: { secret: string; line: string }) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <p className="flex gap-3 rounded-md bg-warn-wash px-4 py-3 text-sm font-medium text-warn">
        <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
        This is the only time it is shown. Store it where passwords are kept: nobody can look it up later, not even the
        service.
      </p>
      <div className="grid grid-cols-1 justify-items-start gap-3">
        <code
          aria-label="The key"
          tabIndex={0}
          className="w-full rounded-md border border-rule-strong bg-well px-3 py-2.5 text-base break-all select-all"
        >
          {secret}
        </code>
        <CopyButton text={secret} label="Copy the key" />
      </div>
      <div className="grid grid-cols-1 gap-2">
        <h3 className="font-sans text-sm font-semibold tracking-normal">Try it in a terminal</h3>
        <CodeBlock code={line} label="A curl line with this key" />
      </div>
    </div>
  )
}
