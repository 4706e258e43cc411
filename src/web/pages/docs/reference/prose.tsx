import { Fragment, type ReactNode } from 'react'

export function Prose({ text, className }: { text: string; className?: string }) {
  return (
    <div className={className}>
      {text.split(/\n{2,}/).map((paragraph) => (
        <p key={paragraph} className="my-2 first:mt-0 last:mb-0">
          {inline(paragraph)}
        </p>
      ))}
    </div>
  )
}

function inline(text: string): ReactNode {
  return text.split(/(`[^`]+`|\*\*[^*]+\*\*)/).map((part, at) => {
    if (part.startsWith('`')) return <InlineCode key={at}>{part.slice(1, -1)}</InlineCode>
    if (part.startsWith('**')) return <strong key={at}>{part.slice(2, -2)}</strong>
    return <Fragment key={at}>{part}</Fragment>
  })
}

function InlineCode({ children }: { children: ReactNode }) {
  return <code className="rounded-sm bg-ink/7 px-1 py-0.5 wrap-anywhere">{children}</code>
}
