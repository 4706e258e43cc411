import type { Size } from '../../document/document.ts'
import type { ThemeColors } from './theme-colors.ts'
import { type Attributes, markup } from './xml-markup.ts'
import { OFFICE, type PptxPackage, Relationships } from './pptx-package.ts'

export const NAMESPACES: Attributes = {
  'xmlns:a': 'http://schemas.openxmlformats.org/drawingml/2006/main',
  'xmlns:r': OFFICE,
  'xmlns:p': 'http://schemas.openxmlformats.org/presentationml/2006/main',
}

const TYPE = 'application/vnd.openxmlformats-officedocument.presentationml'
export const SLIDE_TYPE = `${TYPE}.slide+xml`
export const LAYOUT_PATH = 'ppt/slideLayouts/slideLayout1.xml'
const MASTER_PATH = 'ppt/slideMasters/slideMaster1.xml'
const THEME_PATH = 'ppt/theme/theme1.xml'
const PRESENTATION_PATH = 'ppt/presentation.xml'

/** IDs of slides, masters and layouts have these least values. */
const SLIDE_ID = 256
const MASTER_ID = 2_147_483_648

const NO_GROUP =
  '<p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/><a:chOff x="0" y="0"/><a:chExt cx="0" cy="0"/></a:xfrm></p:grpSpPr>'

export function shapeTree(shapes: string): string {
  return markup('p:spTree', {}, NO_GROUP, shapes)
}

export interface PresentationParts {
  readonly slides: readonly string[]
  /** In EMU. */
  readonly slideSize: Size
  readonly colors: ThemeColors
  readonly fonts: ThemeFonts
}

export interface ThemeFonts {
  readonly heading: string
  readonly body: string
}

/** Adds the presentation, its master, layout and theme, and returns its path. */
export function addPresentation(pptx: PptxPackage, parts: PresentationParts): string {
  const { slides, slideSize } = parts
  const relationships = new Relationships()
  const masterId = relationships.add({ type: `${OFFICE}/slideMaster`, target: MASTER_PATH })
  const ids = slides.map((target) => relationships.add({ type: `${OFFICE}/slide`, target }))
  addSettings(pptx, relationships)
  relationships.add({ type: `${OFFICE}/theme`, target: THEME_PATH })
  const content = [
    markup('p:sldMasterIdLst', {}, markup('p:sldMasterId', { id: MASTER_ID, 'r:id': masterId })),
    markup('p:sldIdLst', {}, ...ids.map((id, index) => markup('p:sldId', { id: SLIDE_ID + index, 'r:id': id }))),
    markup('p:sldSz', { cx: slideSize.width, cy: slideSize.height }),
    '<p:notesSz cx="6858000" cy="9144000"/>',
  ]
  const presentation = markup('p:presentation', { ...NAMESPACES, saveSubsetFonts: true }, ...content)
  pptx.addXml(PRESENTATION_PATH, { type: `${TYPE}.presentation.main+xml`, content: presentation, relationships })
  addMaster(pptx)
  addLayout(pptx)
  pptx.addXml(THEME_PATH, {
    type: 'application/vnd.openxmlformats-officedocument.theme+xml',
    content: themeMarkup(parts),
  })
  return PRESENTATION_PATH
}

function addSettings(pptx: PptxPackage, relationships: Relationships): void {
  const parts = [
    ['presProps', markup('p:presentationPr', NAMESPACES)],
    ['viewProps', markup('p:viewPr', NAMESPACES)],
    [
      'tableStyles',
      markup('a:tblStyleLst', { 'xmlns:a': NAMESPACES['xmlns:a'], def: '{5C22544A-7EE6-4342-B048-85BDC9FD1C3A}' }),
    ],
  ] as const
  for (const [name, content] of parts) {
    const path = `ppt/${name}.xml`
    pptx.addXml(path, { type: `${TYPE}.${name}+xml`, content })
    relationships.add({ type: `${OFFICE}/${name}`, target: path })
  }
}

const COLOR_MAP: Attributes = {
  bg1: 'lt1',
  tx1: 'dk1',
  bg2: 'lt2',
  tx2: 'dk2',
  ...Object.fromEntries(['accent1', 'accent2', 'accent3', 'accent4', 'accent5', 'accent6'].map((name) => [name, name])),
  hlink: 'hlink',
  folHlink: 'folHlink',
}

function addMaster(pptx: PptxPackage): void {
  const relationships = new Relationships()
  const layoutId = relationships.add({ type: `${OFFICE}/slideLayout`, target: LAYOUT_PATH })
  relationships.add({ type: `${OFFICE}/theme`, target: THEME_PATH })
  const background = '<p:bg><p:bgRef idx="1001"><a:schemeClr val="bg1"/></p:bgRef></p:bg>'
  const master = markup(
    'p:sldMaster',
    NAMESPACES,
    markup('p:cSld', {}, background, shapeTree('')),
    markup('p:clrMap', COLOR_MAP),
    markup('p:sldLayoutIdLst', {}, markup('p:sldLayoutId', { id: MASTER_ID + 1, 'r:id': layoutId })),
    '<p:txStyles><p:titleStyle/><p:bodyStyle/><p:otherStyle/></p:txStyles>',
  )
  pptx.addXml(MASTER_PATH, { type: `${TYPE}.slideMaster+xml`, content: master, relationships })
}

function addLayout(pptx: PptxPackage): void {
  const relationships = new Relationships()
  relationships.add({ type: `${OFFICE}/slideMaster`, target: MASTER_PATH })
  const layout = markup(
    'p:sldLayout',
    { ...NAMESPACES, type: 'blank', preserve: true },
    markup('p:cSld', { name: 'Blank' }, shapeTree('')),
    '<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr>',
  )
  pptx.addXml(LAYOUT_PATH, { type: `${TYPE}.slideLayout+xml`, content: layout, relationships })
}

function themeMarkup({ colors, fonts }: PresentationParts): string {
  const named = (name: string, color: string): string => markup(`a:${name}`, {}, color)
  const plain = (hex: string): string => markup('a:srgbClr', { val: hex })
  const scheme = markup(
    'a:clrScheme',
    { name: 'Design' },
    named('dk1', plain('000000')),
    named('lt1', plain('FFFFFF')),
    named('dk2', plain('44546A')),
    named('lt2', plain('E7E6E6')),
    ...colors.accents.map((hex, index) => named(`accent${index + 1}`, plain(hex))),
    named('hlink', plain('0563C1')),
    named('folHlink', plain('954F72')),
  )
  const font = (name: string, family: string): string =>
    markup(`a:${name}`, {}, markup('a:latin', { typeface: family }), '<a:ea typeface=""/><a:cs typeface=""/>')
  const fontScheme = markup(
    'a:fontScheme',
    { name: 'Design' },
    font('majorFont', fonts.heading),
    font('minorFont', fonts.body),
  )
  const attributes = { 'xmlns:a': NAMESPACES['xmlns:a'], name: 'Design' }
  return markup('a:theme', attributes, markup('a:themeElements', {}, scheme, fontScheme, FORMAT_SCHEME))
}

/** Three fills, lines, effects and backgrounds, which a theme must have. Shapes have their own. */
const FILL = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>'
const LINE = `<a:ln w="9525">${FILL}</a:ln>`
const EFFECT = '<a:effectStyle><a:effectLst/></a:effectStyle>'
const FORMAT_SCHEME = markup(
  'a:fmtScheme',
  { name: 'Design' },
  markup('a:fillStyleLst', {}, FILL.repeat(3)),
  markup('a:lnStyleLst', {}, LINE.repeat(3)),
  markup('a:effectStyleLst', {}, EFFECT.repeat(3)),
  markup('a:bgFillStyleLst', {}, FILL.repeat(3)),
)
