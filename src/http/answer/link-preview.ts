import { escapeHtml } from './escape-html.ts'
import type { SharedDesign } from '../../service/sharing/shared.ts'

/** Longest side of the preview of a page, in pixels. */
const PREVIEW_PX = 1_600

/**
 * Returns the head of the page of a shared design, for link previews, which do not run the app: a title, Open Graph and
 * Twitter tags with the picture of the first page. `pageUrl` is absolute.
 */
export function linkPreview(design: SharedDesign, pageUrl: string): string {
  const { title, pageCount, width, height, pages, visibility } = design
  const scale = PREVIEW_PX / Math.max(width, height)
  const description = `Design, ${width} × ${height} px${pageCount > 1 ? `, ${pageCount} pages` : ''}`
  const image = pages[0]?.previewUrl
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    // An unlisted design is only for people who have the link.
    ...(visibility === 'unlisted' ? [meta('name', 'robots', 'noindex')] : []),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', 'Platen'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', pageUrl),
    ...(image === undefined
      ? []
      : [
          meta('property', 'og:image', image),
          meta('property', 'og:image:type', 'image/webp'),
          meta('property', 'og:image:width', String(Math.max(1, Math.round(width * scale)))),
          meta('property', 'og:image:height', String(Math.max(1, Math.round(height * scale)))),
          meta('property', 'og:image:alt', title),
          meta('name', 'twitter:image', image),
        ]),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', description),
  ].join('\n    ')
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}" />`
}
