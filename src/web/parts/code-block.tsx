import { CopyButton } from './copy-button.tsx'

export function CodeBlock({ code, label }: { code: string; label: string }) {
  return (
    <div className="group relative rounded-lg border border-rule bg-well">
      <pre tabIndex={0} aria-label={label} className="overflow-x-auto p-4 pr-12 text-sm leading-relaxed whitespace-pre">
        <code>{code}</code>
      </pre>
      <div className="absolute top-0 right-0 rounded-lg bg-well p-2">
        <CopyButton text={code} name={`Copy: ${label}`} />
      </div>
    </div>
  )
}
