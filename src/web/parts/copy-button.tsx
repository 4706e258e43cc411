import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button, IconButton } from './button.tsx'
import { useToast } from '../api/use-toast.ts'

export function CopyButton({ text, label, name = 'Copy' }: { text: string; label?: string; name?: string }) {
  const [isCopied, setCopied] = useState(false)
  const { showError } = useToast()
  useEffect(() => {
    if (!isCopied) return undefined
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = (): void => {
    writeText(text).then(
      () => setCopied(true),
      () => showError('Couldn’t copy. Select the text and copy it manually.'),
    )
  }
  const icon = isCopied ? Check : Copy
  return (
    <>
      {label === undefined ? (
        <IconButton icon={icon} label={isCopied ? 'Copied' : name} height="small" onClick={copy} />
      ) : (
        <Button icon={icon} onClick={copy}>
          {isCopied ? 'Copied' : label}
        </Button>
      )}
      <span role="status" className="sr-only">
        {isCopied ? 'Copied' : ''}
      </span>
    </>
  )
}

/** Copies text, with `execCommand` if the clipboard API is missing, as it is without HTTPS. */
async function writeText(text: string): Promise<void> {
  const { clipboard } = navigator as { clipboard?: Clipboard }
  if (clipboard !== undefined) return clipboard.writeText(text)
  const area = document.createElement('textarea')
  area.value = text
  document.body.append(area)
  area.select()
  // oxlint-disable-next-line typescript/no-deprecated -- the only way without HTTPS
  const isDone = document.execCommand('copy')
  area.remove()
  if (!isDone) throw new Error('not copied')
}
