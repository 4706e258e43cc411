import { utf8Bytes } from '../json-bytes.ts'
import type { SymbologyName } from './symbologies.ts'

export const ERROR_CORRECTIONS = ['low', 'medium', 'quartile', 'high'] as const
export type ErrorCorrection = (typeof ERROR_CORRECTIONS)[number]

type Capacities = readonly [digits: number, capitals: number, bytes: number]

/** ISO/IEC 18004, table 7, version 40. */
const QR: Readonly<Record<ErrorCorrection, Capacities>> = {
  low: [7089, 4296, 2953],
  medium: [5596, 3391, 2331],
  quartile: [3993, 2420, 1663],
  high: [3057, 1852, 1273],
}

/** Version M4, which has no level H. */
const MICRO_QR: Readonly<Record<ErrorCorrection, Capacities>> = {
  low: [35, 21, 15],
  medium: [30, 18, 13],
  quartile: [21, 13, 9],
  high: [0, 0, 0],
}

/** Less than the standard allows: encoding more takes up to ten seconds, and few scanners read such codes. */
const AZTEC: Readonly<Record<ErrorCorrection, Capacities>> = {
  low: [2000, 1600, 1000],
  medium: [2000, 1600, 1000],
  quartile: [1800, 1400, 900],
  high: [1600, 1200, 700],
}

/** What fits 925 codewords at all levels, if every character is of another kind than the one before. */
const PDF417: Capacities = [2400, 1100, 500]

/** 144 × 144 modules. The error correction is part of the size. */
const DATA_MATRIX: Capacities = [3116, 2335, 1555]

export interface Capacity {
  readonly unit: 'digits' | 'characters' | 'bytes'
  readonly max: number
  /** Of the data, in the unit. */
  readonly length: number
  readonly dependsOnLevel: boolean
}

/**
 * Returns how much data like `data` fits the largest symbol. An encoder that changes between modes
 * may fit slightly more, so a code that is accepted always has a symbol. Undefined for barcodes.
 */
export function matrixCapacity(
  symbology: SymbologyName,
  { data, errorCorrection }: { data: string; errorCorrection: ErrorCorrection },
): Capacity | undefined {
  const capacities = capacitiesOf(symbology, errorCorrection)
  if (!capacities) return undefined
  const [digits, capitals, bytes] = capacities
  const dependsOnLevel = capacities !== DATA_MATRIX && capacities !== PDF417
  if (/^[0-9]+$/.test(data)) return { unit: 'digits', max: digits, length: data.length, dependsOnLevel }
  if (/^[0-9A-Z ]+$/.test(data)) return { unit: 'characters', max: capitals, length: data.length, dependsOnLevel }
  return { unit: 'bytes', max: bytes, length: utf8Bytes(data), dependsOnLevel }
}

function capacitiesOf(symbology: SymbologyName, level: ErrorCorrection): Capacities | undefined {
  switch (symbology) {
    case 'qrcode':
      return QR[level]
    case 'microqrcode':
      return MICRO_QR[level]
    case 'aztec':
      return AZTEC[level]
    case 'pdf417':
      return PDF417
    case 'datamatrix':
    case 'gs1datamatrix':
      return DATA_MATRIX
    default:
      return undefined
  }
}
