import { strToU8, zipSync } from 'fflate'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { importFile } from '../import-file.ts'
import { importSlide, textBox } from '../testing/import-slide.ts'
import { NAMED } from '../testing/usable-families.ts'

const DECK = readFileSync(new URL('../../../test/fixtures/imports/deck.pptx', import.meta.url))
const load = (bytes: Uint8Array, pages?: readonly number[]) =>
  importFile({ bytes, name: 'deck.pptx', families: NAMED, pages })
/** The fixture was written by PptxGenJS. */
const deck = load(DECK)

test('slides become pages with texts, shapes, pictures, tables and charts', () => {
  expect(deck).toMatchObject({ title: 'deck', width: 1280, height: 720 })
  const kinds = deck.document.pages.map(({ elements }) => [...new Set(elements.map(({ type }) => type))].toSorted())
  expect(kinds).toEqual([['group', 'line', 'path', 'rect', 'text'], ['chart', 'table'], ['text']])
})

test('charts have the values that are stored in the file', () => {
  expect(deck.document.pages[1]?.elements.filter(({ type }) => type === 'chart')).toMatchObject([
    {
      kind: 'bar',
      categories: ['Q1', 'Q2', 'Q3'],
      series: [
        { name: 'A', values: [10, 20, 15] },
        { name: 'B', values: [12, 14, 25] },
      ],
    },
    { kind: 'pie', categories: ['X', 'Y', 'Z'] },
    { kind: 'line' },
  ])
})

test('lists, rotations, links and shifted letters are kept', () => {
  expect(deck.document.pages[0]?.elements).toContainEqual(expect.objectContaining({ type: 'text', list: 'bullet' }))
  expect(deck.document.pages[2]?.elements).toMatchObject([
    { rotation: -15, align: 'right' },
    {
      runs: [
        { text: 'H' },
        { text: '2', baselineShift: -0.606 },
        { text: 'O and ' },
        { text: 'link underlined', underline: true },
      ],
    },
  ])
})

test('only chosen slides are imported, and those that do not exist are reported', () => {
  expect(load(DECK, [3]).document.pages).toHaveLength(1)
  expect(() => load(DECK, [4])).toThrow(
    expect.objectContaining({ details: { reason: 'it has pages 1 to 3; received 4' } }),
  )
})

test('what is no presentation, leaves its folder or declares entities is refused', () => {
  const refused = (parts: Record<string, Uint8Array>) =>
    expect(() => load(zipSync(parts))).toThrow(expect.objectContaining({ code: 'import_invalid' }))
  refused({ 'word/document.xml': strToU8('<a/>') })
  refused({ '../ppt/presentation.xml': strToU8('<a/>') })
  refused({ 'ppt/presentation.xml': strToU8('<!DOCTYPE a [<!ENTITY b "c"><!ENTITY d "&b;">]><a>&d;</a>') })
})

test('parts that would grow are refused before they are unpacked', () => {
  const zip = Buffer.from(zipSync({ a: new Uint8Array(30 * 1024 * 1024) }, { level: 0 }))
  const [directory, end] = [zip.indexOf('PK\u0001\u0002'), zip.indexOf('PK\u0005\u0006')]
  const [local, trailer] = [zip.subarray(0, directory), zip.subarray(end)]
  const withEntries = (count: number, originalSize: number): Buffer => {
    const entry = Buffer.from(zip.subarray(directory, end))
    entry.writeUInt32LE(originalSize, 24)
    trailer.writeUInt16LE(count, 8)
    return Buffer.concat([local, ...new Array<Buffer>(count).fill(entry), trailer])
  }
  const refusal = expect.objectContaining({ details: { reason: 'it has more than 256 MiB when it is unpacked' } })
  expect(() => load(withEntries(1, 300 * 1024 * 1024))).toThrow(refusal)
  // All entries are the same part, which pretends to be empty.
  expect(() => load(withEntries(10, 0))).toThrow(refusal)
})

test('a relationship to a part with the name of a built-in property has no part', () => {
  const relationship = '<Relationship Id="a" Type="x/officeDocument" Target="constructor"/>'
  const parts = { '_rels/.rels': strToU8(`<Relationships>${relationship}</Relationships>`) }
  expect(() => load(zipSync(parts))).toThrow(expect.objectContaining({ code: 'import_invalid' }))
})

test('a presentation of another program is refused with what to do', () => {
  const mimetype = strToU8('application/vnd.oasis.opendocument.presentation-template')
  expect(() => load(zipSync({ mimetype, 'content.xml': strToU8('<a/>') }))).toThrow(
    expect.objectContaining({ details: { reason: 'it is an OpenDocument presentation: save it as PPTX' } }),
  )
})

test('a damaged file is refused or imported, and never fails otherwise', () => {
  for (let index = 0; index < 60; index += 1) {
    const damaged = Uint8Array.from(DECK)
    for (let change = 0; change < 20; change += 1)
      damaged[(index * 7919 + change * 104_729) % damaged.length] = (index * 31 + change * 17) % 256
    try {
      load(damaged)
    } catch (error) {
      expect(error).toMatchObject({ code: 'import_invalid' })
    }
  }
})

test('SmartArt becomes the shapes that PowerPoint stores for it', () => {
  const frame =
    '<p:graphicFrame><p:xfrm><a:off x="952500" y="0"/><a:ext cx="1905000" cy="952500"/></p:xfrm><a:graphic><a:graphicData><dgm:relIds xmlns:dgm="urn:dgm" r:dm="d"/></a:graphicData></a:graphic></p:graphicFrame>'
  const relationships =
    '<Relationship Id="d" Type="diagramData" Target="../data.xml"/><Relationship Id="s" Type="diagramDrawing" Target="../drawing.xml"/>'
  const shape = textBox('<a:p><a:r><a:t>Step</a:t></a:r></a:p>')
  const more = {
    'ppt/data.xml': '<d><x relId="no"/><dataModelExt relId="s"/></d>',
    'ppt/drawing.xml': `<dsp:drawing xmlns:dsp="urn:dsp" xmlns:p="urn:p" xmlns:a="urn:a"><dsp:spTree>${shape}</dsp:spTree></dsp:drawing>`,
  }
  const { document, report } = importSlide(frame, { relationships, more })
  expect(document.pages[0]?.elements).toMatchObject([
    { type: 'group', x: 100, width: 200, elements: [{ type: 'text', x: 0, width: 100, text: 'Step' }] },
  ])
  expect(report).toContainEqual(expect.objectContaining({ what: 'SmartArt' }))
})

test('SmartArt that refers to itself is drawn once', () => {
  const frame =
    '<p:graphicFrame><p:xfrm><a:off x="0" y="0"/><a:ext cx="952500" cy="952500"/></p:xfrm><a:graphic><a:graphicData><dgm:relIds xmlns:dgm="urn:dgm" r:dm="d"/></a:graphicData></a:graphic></p:graphicFrame>'
  const relationships =
    '<Relationship Id="d" Type="diagramData" Target="/ppt/data.xml"/><Relationship Id="s" Type="diagramDrawing" Target="/ppt/drawing.xml"/>'
  const more = {
    'ppt/data.xml': '<d><dataModelExt relId="s"/></d>',
    'ppt/drawing.xml': `<dsp:drawing xmlns:dsp="urn:dsp" xmlns:p="urn:p" xmlns:a="urn:a" xmlns:r="urn:r"><dsp:spTree>${frame}${frame}${textBox('<a:p><a:r><a:t>Step</a:t></a:r></a:p>')}</dsp:spTree></dsp:drawing>`,
    'ppt/_rels/drawing.xml.rels': `<Relationships>${relationships}</Relationships>`,
  }
  const { document, report } = importSlide(frame, { relationships, more })
  expect(document.pages[0]?.elements).toMatchObject([{ type: 'group', elements: [{ type: 'text', text: 'Step' }] }])
  expect(report).toContainEqual(expect.objectContaining({ what: 'SmartArt', count: 2 }))
})

test('a dash with the name of a built-in property is a solid line', () => {
  const shape =
    '<p:sp><p:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="952500" cy="952500"/></a:xfrm><a:prstGeom prst="rect"/><a:ln w="9525"><a:solidFill><a:srgbClr val="ff0000"/></a:solidFill><a:prstDash val="constructor"/></a:ln></p:spPr></p:sp>'
  const { document } = importSlide(shape)
  expect(document.pages[0]?.elements).toMatchObject([{ stroke: { paint: '#ff0000', width: 1 } }])
  expect(document.pages[0]?.elements[0]).not.toHaveProperty('stroke.dash')
})

test('a path without a size of its own is in the units of the shape', () => {
  const shape = `<p:sp><p:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="9525000" cy="4762500"/></a:xfrm><a:custGeom><a:pathLst><a:path><a:moveTo><a:pt x="0" y="0"/></a:moveTo><a:lnTo><a:pt x="9525000" y="4762500"/></a:lnTo></a:path></a:pathLst></a:custGeom><a:solidFill><a:srgbClr val="ff0000"/></a:solidFill></p:spPr></p:sp>`
  expect(importSlide(shape).document.pages[0]?.elements).toMatchObject([
    { type: 'path', width: 1000, d: 'M0 0L10000 5000', viewBox: [0, 0, 10_000, 5_000] },
  ])
})

test('a text box that does not wrap is as wide as its text', () => {
  const box = textBox('<a:p><a:r><a:t>A</a:t></a:r></a:p>').replace(
    '<a:bodyPr/>',
    '<a:bodyPr wrap="none"><a:spAutoFit/></a:bodyPr>',
  )
  expect(importSlide(box).document.pages[0]?.elements).toMatchObject([{ type: 'text', fit: 'hug' }])
})
