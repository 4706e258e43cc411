import { TriangleAlert } from 'lucide-react'
import { CodeBlock } from '../../parts/code-block.tsx'
import { CopyButton } from '../../parts/copy-button.tsx'

/** Shows a new key, once. `line` is a shell command that uses it. */
export function KeyShown({ secret, line }: { secret: string; line: string }) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <p className="flex gap-3 rounded-md bg-warn-wash px-4 py-3 text-sm font-medium text-warn">
        <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
        Copy this key now — you won’t be able to see it again. Store it in a password manager.
      </p>
      <div className="grid grid-cols-1 justify-items-start gap-3">
        <code
          aria-label="API key"
          tabIndex={0}
          className="w-full rounded-md border border-rule-strong bg-well px-3 py-2.5 text-base break-all select-all"
        >
          {secret}
        </code>
        <CopyButton text={secret} label="Copy key" />
      </div>
      <div className="grid grid-cols-1 gap-2">
        <h3 className="font-sans text-sm font-semibold tracking-normal">Test it</h3>
        <CodeBlock code={line} label="curl command with this key" />
      </div>
    </div>
  )
}
