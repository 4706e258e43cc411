import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fontverter from 'fontverter'
import { createRandom } from '../drill/random.ts'
import type { Finding } from '../fidelity/report.ts'
import { createFontVerifier, type VerifiedFont } from '../src/assets/fonts/verify-font.ts'
import type { Document } from '../src/document/document.ts'
import { Failure } from '../src/failure.ts'
import { createRenderer, type Renderer } from '../src/render/renderer.ts'
import { DAMAGE_NAMES, damageFont } from './damage-font.ts'
import { OUTPUTS } from './render-documents.ts'

const FILES = [
  '@expo-google-fonts/bebas-neue/400Regular/BebasNeue_400Regular.ttf',
  '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
  '@expo-google-fonts/noto-sans-hebrew/700Bold/NotoSansHebrew_700Bold.ttf',
  'bwip-js/fonts/Inconsolata.otf',
]

const PACKAGES = join(import.meta.dirname, '../node_modules')
const FOLDER = join(import.meta.dirname, '../test-results/fuzz')
const SIZE = { width: 400, height: 300 }
const SLOW_SECONDS = 5

interface Outcome {
  readonly name: string
  readonly damage: string
  readonly seconds: number
  readonly isRejected: boolean
  readonly defect?: string
}

/** Damages fonts, and uploads them: each is rejected with a reason, or draws as PNG and as PDF. */
export async function fuzzFonts({ seed, count }: { seed: number; count: number }): Promise<Finding> {
  const fonts = await readFonts()
  const verifyFont = createFontVerifier()
  const renderer = createRenderer({ workers: 1, startMs: 120_000 })
  const outcomes: Outcome[] = []
  for (let index = 0; index < count; index += 1) {
    const random = createRandom(seed * 1_000_003 + index)
    const damage = DAMAGE_NAMES[index % DAMAGE_NAMES.length] ?? ''
    const file = await damageFont(random.pick(fonts), damage, random)
    const start = performance.now()
    const verdict = await verifyFont(file).catch((error: unknown) => error)
    const defect = isVerified(verdict) ? await findDrawingDefect(verdict, renderer) : findReasonDefect(verdict)
    const name = `font-${seed}-${index}`
    if (defect !== undefined) {
      mkdirSync(FOLDER, { recursive: true })
      writeFileSync(join(FOLDER, name), file)
    }
    const seconds = (performance.now() - start) / 1000
    outcomes.push({ name, damage, seconds, isRejected: !isVerified(verdict), ...(defect !== undefined && { defect }) })
  }
  await renderer.close({ drainMs: 0 })
  return report(outcomes, seed)
}

/** Returns small fonts: static ones, a variable one, and one with outlines of cubic curves (CFF). */
export async function readFonts(): Promise<Buffer[]> {
  return Promise.all(FILES.map(async (file) => fontverter.convert(readFileSync(join(PACKAGES, file)), 'sfnt')))
}

export function isVerified(verdict: unknown): verdict is VerifiedFont {
  return typeof verdict === 'object' && verdict !== null && 'font' in verdict
}

/** A rejected file has a reason, which is a sentence. */
export function findReasonDefect(error: unknown): string | undefined {
  if (!(error instanceof Failure) || error.code !== 'font_invalid') return String(error)
  const { reason } = error.details as { reason: string }
  return /^The font cannot be used: it.{10,}\.$/.test(reason) ? undefined : `no clear reason: ${reason}`
}

export async function findDrawingDefect(
  { bytes }: VerifiedFont,
  renderer: Pick<Renderer, 'render'>,
): Promise<string | undefined> {
  for (const output of Object.values(OUTPUTS)) {
    const task = { document: DOCUMENT, size: SIZE, output: output(1), images: { 'asset:ast_font': bytes } }
    const error = await renderer.render(task).then(
      () => undefined,
      (thrown: unknown) => (thrown instanceof Error ? thrown : new Error(String(thrown))),
    )
    if (error) return `drawing: ${error.message}`
  }
  return undefined
}

const TEXTS = ['Hamburgefonts 0123 ÄÖÜ', 'AVATAR fi ffl', 'שלום 12', 'لغة 字 🎉']

const DOCUMENT: Document = {
  version: 1,
  fonts: [{ family: 'Damaged', src: 'asset:ast_font' }],
  pages: [
    {
      id: 'page',
      elements: TEXTS.map((text, index) => ({
        ...{ id: `text-${index}`, type: 'text' as const, text, fontFamily: 'Damaged', fontSize: 30 },
        ...{ x: 10, y: 70 * index, width: 380, height: 60, fontWeight: 400 + 100 * index },
        ...(index === 1 && { fontVariations: { wght: 900, wdth: 50 }, underline: true }),
      })),
    },
  ],
}

function report(outcomes: readonly Outcome[], seed: number): Finding {
  const rejected = outcomes.filter(({ isRejected }) => isRejected).length
  const defects = outcomes.filter(({ defect }) => defect !== undefined)
  const slow = outcomes.filter(({ seconds }) => seconds > SLOW_SECONDS)
  return {
    title: 'Damaged fonts',
    summary: `${outcomes.length} fonts of seed ${seed}: ${rejected} rejected with a reason, ${outcomes.length - rejected} accepted and drawn, ${defects.length} with defects. ${slow.length} took more than ${SLOW_SECONDS} s.`,
    header: ['Font', 'Seconds', 'Defect', 'Damage'],
    rows: [...new Set([...defects, ...slow])].map(({ name, seconds, defect, damage }) => [
      name,
      seconds.toFixed(1),
      defect ?? '',
      damage,
    ]),
    isMet: defects.length === 0,
  }
}
