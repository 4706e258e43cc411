import sharp from 'sharp'
import { pageOf, rect } from '../../service/testing/sample-documents.ts'

/** A small red design, as a body for it. */
export const SALE = { title: 'Sale', width: 40, height: 20, document: pageOf(rect('#ff0000')) }

/** Red, green and blue in the middle of its picture. */
export async function colorIn(picture: Buffer): Promise<number[]> {
  return [...(await sharp(picture).extract({ left: 20, top: 10, width: 1, height: 1 }).removeAlpha().raw().toBuffer())]
}
