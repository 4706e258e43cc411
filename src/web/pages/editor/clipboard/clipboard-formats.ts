/** The formats of a paste. They can be read only while its event is handled. */
export interface ClipboardFormats {
  readonly html: string
  readonly text: string
  readonly svg: string
  readonly files: readonly File[]
}

export function formatsOf(data: DataTransfer): ClipboardFormats {
  return {
    html: data.getData('text/html'),
    text: data.getData('text/plain'),
    svg: data.getData('image/svg+xml'),
    files: [...data.files],
  }
}

/** Reads the clipboard outside of an event, for menus. The browser may ask the person for permission. */
export async function formatsOfClipboard(): Promise<ClipboardFormats> {
  const formats = { html: '', text: '', svg: '', files: [] as File[] }
  for (const item of await navigator.clipboard.read()) {
    for (const type of item.types) {
      const blob = await item.getType(type)
      if (type === 'text/html') formats.html = await blob.text()
      else if (type === 'text/plain') formats.text = await blob.text()
      else if (type === 'image/svg+xml') formats.svg = await blob.text()
      else if (type.startsWith('image/')) formats.files.push(new File([blob], 'image.png', { type }))
    }
  }
  return formats
}
