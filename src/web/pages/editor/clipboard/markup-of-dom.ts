import type { Markup } from '../../../../edit/clipboard/markup.ts'

/** Parses HTML without loading, applying or running anything in it. */
export function markupOfHtml(html: string): Markup | undefined {
  if (html.trim() === '') return undefined
  return markupOf(new DOMParser().parseFromString(disguised(html), 'text/html').body)
}

/** Parses text that is an SVG; undefined for any other. */
export function markupOfSvg(text: string): Markup | undefined {
  if (!/^\s*(<\?xml[^>]*\?>\s*)?(<!--[\s\S]*?-->\s*)*(<!DOCTYPE[^>]*>\s*)?<svg[\s>]/i.test(text)) return undefined
  const root = new DOMParser().parseFromString(disguised(text), 'image/svg+xml').documentElement
  return root.nodeName === 'svg' ? markupOf(root) : undefined
}

/** The content security policy also reports styles in documents that are never shown, so they get another name. */
const OTHER_NAME = 'platen-style'

function disguised(source: string): string {
  return source.replace(/(<\/?|\s)style(?=[\s=>])/gi, `$1${OTHER_NAME}`)
}

function undisguised(text: string): string {
  return text.replaceAll(OTHER_NAME, 'style')
}

function markupOf(element: Element): Markup {
  const children = [...element.childNodes].flatMap((node): (Markup | string)[] => {
    if (node instanceof Element) return [markupOf(node)]
    return node.nodeType === Node.TEXT_NODE ? [undisguised(node.nodeValue ?? '')] : []
  })
  const attributes = Object.fromEntries(
    Array.from(element.attributes, ({ name, value }) => [undisguised(name), undisguised(value)]),
  )
  return { tag: undisguised(element.nodeName.toLowerCase()), attributes, children }
}
