import type { DocumentMetadata } from '../../formats/formats.ts'
import { escapeXml } from '../../escape-xml.ts'
import { customProperties, STAMP_PART } from '../stamp/pptx-stamp.ts'
import { markup } from './xml-markup.ts'
import { OFFICE, type PptxPackage, type Relationships } from './pptx-package.ts'

const CORE = 'http://schemas.openxmlformats.org/package/2006/metadata/core-properties'
const CORE_RELATIONSHIP = 'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties'
const THUMBNAIL = 'http://schemas.openxmlformats.org/package/2006/relationships/metadata/thumbnail'

export interface Properties {
  readonly metadata: DocumentMetadata
  /** BCP 47 */
  readonly language: string | undefined
  readonly slideCount: number
  /** JPEG of the first slide. */
  readonly thumbnail: Uint8Array | undefined
  /** The text of a stamp. */
  readonly stamp: string | undefined
}

/** Adds the properties that programs show of a file. Without dates, so that equal presentations have equal bytes. */
export function addProperties(
  pptx: PptxPackage,
  root: Relationships,
  { metadata, language, slideCount, thumbnail, stamp }: Properties,
): void {
  const text = (name: string, value: string | undefined): string =>
    value === undefined || value === '' ? '' : markup(name, {}, escapeXml(value))
  const core = markup(
    'cp:coreProperties',
    {
      'xmlns:cp': CORE,
      'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
      'xmlns:dcterms': 'http://purl.org/dc/terms/',
      'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
    },
    text('dc:title', metadata.title),
    text('dc:subject', metadata.subject),
    text('dc:creator', metadata.author),
    text('cp:keywords', metadata.keywords?.join(', ')),
    text('dc:language', language),
  )
  pptx.addXml('docProps/core.xml', {
    type: 'application/vnd.openxmlformats-package.core-properties+xml',
    content: core,
  })
  root.add({ type: CORE_RELATIONSHIP, target: 'docProps/core.xml' })
  const app = markup(
    'Properties',
    { xmlns: 'http://schemas.openxmlformats.org/officeDocument/2006/extended-properties' },
    text('Application', 'Platen'),
    text('Slides', String(slideCount)),
  )
  pptx.addXml('docProps/app.xml', {
    type: 'application/vnd.openxmlformats-officedocument.extended-properties+xml',
    content: app,
  })
  root.add({ type: `${OFFICE}/extended-properties`, target: 'docProps/app.xml' })
  if (stamp !== undefined) {
    pptx.addXml(STAMP_PART, {
      type: 'application/vnd.openxmlformats-officedocument.custom-properties+xml',
      content: customProperties(stamp),
      isPlain: true,
    })
    root.add({ type: `${OFFICE}/custom-properties`, target: STAMP_PART })
  }
  if (!thumbnail) return
  pptx.addBytes('docProps/thumbnail.jpeg', thumbnail)
  root.add({ type: THUMBNAIL, target: 'docProps/thumbnail.jpeg' })
}
