import type { Page } from 'playwright-core'

interface NamedFile {
  readonly name: string
  readonly bytes: Buffer
}

export async function give(page: Page, method: 'drop' | 'paste', { name, bytes }: NamedFile): Promise<void> {
  const file = `new File([Uint8Array.fromBase64('${bytes.toString('base64')}')], '${name}', { type: 'image/png' })`
  const event =
    method === 'drop'
      ? `new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })`
      : `new ClipboardEvent('paste', { clipboardData: dataTransfer, bubbles: true, cancelable: true })`
  const dragOver =
    method === 'drop' ? `document.body.dispatchEvent(new DragEvent('dragover', { dataTransfer, bubbles: true }))` : ''
  await page.evaluate(`{
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(${file})
    ${dragOver}
    globalThis.dispatchFile = () => (document.activeElement ?? document.body).dispatchEvent(${event})
  }`)
  if (method === 'drop') await page.getByText('Drop to upload').waitFor()
  await page.evaluate('dispatchFile()')
}
