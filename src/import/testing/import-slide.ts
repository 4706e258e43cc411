import { strToU8, zipSync } from 'fflate'
import { importFile } from '../import-file.ts'
import type { Imported } from '../imported.ts'
import { NAMED } from './usable-families.ts'

const MAIN = 'http://schemas.openxmlformats.org'
const NAMESPACES = `xmlns:a="${MAIN}/drawingml/2006/main" xmlns:r="${MAIN}/officeDocument/2006/relationships" xmlns:p="${MAIN}/presentationml/2006/main"`

interface SlideParts {
  readonly relationships?: string
  /** After the shapes. */
  readonly after?: string
  /** Other parts of the file, by path. */
  readonly more?: Readonly<Record<string, string>>
}

/** Imports a slide of 400 × 300 pixels with these shapes, whose relationships are targets of the parts of the slide. */
export function importSlide(shapes: string, { relationships = '', after = '', more = {} }: SlideParts = {}): Imported {
  const related = (content: string) =>
    strToU8(`<Relationships xmlns="${MAIN}/package/2006/relationships">${content}</Relationships>`)
  const type = `${MAIN}/officeDocument/2006/relationships`
  const parts = {
    '_rels/.rels': related(`<Relationship Id="a" Type="${type}/officeDocument" Target="ppt/presentation.xml"/>`),
    'ppt/presentation.xml': strToU8(
      `<p:presentation ${NAMESPACES}><p:sldIdLst><p:sldId id="256" r:id="s"/></p:sldIdLst><p:sldSz cx="3810000" cy="2857500"/></p:presentation>`,
    ),
    'ppt/_rels/presentation.xml.rels': related(
      `<Relationship Id="s" Type="${type}/slide" Target="slides/slide1.xml"/>`,
    ),
    'ppt/slides/slide1.xml': strToU8(
      `<p:sld ${NAMESPACES}><p:cSld><p:spTree>${shapes}</p:spTree></p:cSld>${after}</p:sld>`,
    ),
    'ppt/slides/_rels/slide1.xml.rels': related(relationships.replaceAll('Type="', `Type="${type}/`)),
    ...Object.fromEntries(Object.entries(more).map(([path, content]) => [path, strToU8(content)])),
  }
  return importFile({ bytes: zipSync(parts), name: 'slide.pptx', families: NAMED })
}

/** A shape of 100 × 50 pixels with these paragraphs. */
export function textBox(paragraphs: string): string {
  return `<p:sp><p:nvSpPr><p:cNvPr id="2" name="Box"/></p:nvSpPr><p:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="952500" cy="476250"/></a:xfrm></p:spPr><p:txBody><a:bodyPr/>${paragraphs}</p:txBody></p:sp>`
}
