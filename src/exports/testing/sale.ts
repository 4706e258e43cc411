import sharp from 'sharp'
import { pageOf, rect } from '../../service/testing/sample-documents.ts'

/** The body of a request that creates a small red design. */
export const SALE = { title: 'Sale', width: 40, height: 20, document: pageOf(rect('#ff0000')) }

/** Returns the red, green and blue values at the center of an exported image of `SALE`. */
export async function colorIn(image: Buffer): Promise<number[]> {
  return [...(await sharp(image).extract({ left: 20, top: 10, width: 1, height: 1 }).removeAlpha().raw().toBuffer())]
}
