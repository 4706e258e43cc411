import { type Page } from 'playwright-core'

interface GivenFile {
  readonly name: string
  readonly bytes: Buffer
}

export async function give(page: Page, way: 'drop' | 'paste', { name, bytes }: GivenFile): Promise<void> {
  const file = `new File([Uint8Array.fromBase64('${bytes.toString('base64')}')], '${name}', { type: 'image/png' })`
  const event =
    way === 'drop'
      ? `new DragEvent('drop', { dataTransfer: given, bubbles: true, cancelable: true })`
      : `new ClipboardEvent('paste', { clipboardData: given, bubbles: true, cancelable: true })`
  const over =
    way === 'drop'
      ? `document.body.dispatchEvent(new DragEvent('dragover', { dataTransfer: given, bubbles: true }))`
      : ''
  await page.evaluate(`{
    const given = new DataTransfer()
    given.items.add(${file})
    ${over}
    globalThis.letGo = () => (document.activeElement ?? document.body).dispatchEvent(${event})
  }`)
  if (way === 'drop') await page.getByText('Drop to upload').waitFor()
  await page.evaluate('letGo()')
}
