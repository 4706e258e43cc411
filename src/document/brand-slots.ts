import type { Brand, BrandPart } from './brand.ts'
import type { Document } from './document.ts'
import { type BrandKind, isBrandKind, type SlotDescription } from './slot-description.ts'
import type { SlotValues } from './slot-values.ts'

const PARTS: Readonly<Record<BrandKind, BrandPart>> = { color: 'colors', font: 'fonts' }

export interface BrandSlot {
  readonly name: string
  readonly kind: BrandKind
  readonly default: string
  readonly required: false
}

/** Lists the colors and fonts of the brand that descriptions make slots. */
export function brandSlots({ brand, slots = [] }: Document): BrandSlot[] {
  return slots.flatMap(({ name, kind }) => {
    const value = isBrandKind(kind) ? ownValue(brand, kind, name) : undefined
    return value === undefined || !isBrandKind(kind) ? [] : [{ name, kind, default: value, required: false }]
  })
}

/** Returns the names that a description of this kind can have. */
export function brandNames({ brand }: Document, kind: BrandKind): string[] {
  return Object.keys(brand?.[PARTS[kind]] ?? {})
}

/** Returns the brand with the values of its slots. Invalid values are reported, and left out. */
export function fillBrand(document: Document, slots: readonly BrandSlot[], values: SlotValues): Brand | undefined {
  let { brand } = document
  for (const { name, kind } of slots) {
    if (!values.has(name)) continue
    const value = values.find(name, kind)
    if (typeof value !== 'string') continue
    const part = PARTS[kind]
    brand = { ...brand, [part]: { ...brand?.[part], [name]: value } }
  }
  return brand
}

/** Whether a description makes an entry of this part of the brand a slot. */
export function describesBrand({ kind }: SlotDescription, part: BrandPart): boolean {
  return isBrandKind(kind) && PARTS[kind] === part
}

function ownValue(brand: Brand | undefined, kind: BrandKind, name: string): string | undefined {
  const named = brand?.[PARTS[kind]]
  return named && Object.hasOwn(named, name) ? named[name] : undefined
}
