import type { Markup } from '../../../../edit/clipboard/markup.ts'

/** Parses HTML without loading or running anything in it. */
export function markupOfHtml(html: string): Markup | undefined {
  if (html.trim() === '') return undefined
  return markupOf(new DOMParser().parseFromString(html, 'text/html').body)
}

/** Parses text that is an SVG; undefined for any other. */
export function markupOfSvg(text: string): Markup | undefined {
  if (!/^\s*(<\?xml[^>]*\?>\s*)?(<!--[\s\S]*?-->\s*)*(<!DOCTYPE[^>]*>\s*)?<svg[\s>]/i.test(text)) return undefined
  const root = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement
  return root.nodeName === 'svg' ? markupOf(root) : undefined
}

function markupOf(element: Element): Markup {
  const children = [...element.childNodes].flatMap((node): (Markup | string)[] => {
    if (node instanceof Element) return [markupOf(node)]
    return node.nodeType === Node.TEXT_NODE ? [node.nodeValue ?? ''] : []
  })
  const attributes = Object.fromEntries(Array.from(element.attributes, ({ name, value }) => [name, value]))
  return { tag: element.nodeName.toLowerCase(), attributes, children }
}
