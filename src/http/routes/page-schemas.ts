import { Type } from '#typebox'
import { SIDE } from '../../service/designs/design-input.ts'
import { closed, named, url } from './schemas.ts'

/** Of the pages of a design or a template. */
export const pageFields = {
  width: Type.Integer({ ...SIDE, description: 'Page width in CSS pixels (96 per inch).' }),
  height: Type.Integer({ ...SIDE, description: 'Page height in CSS pixels (96 per inch).' }),
  pageCount: Type.Integer({ minimum: 1, description: 'Number of pages.' }),
}

export const PageList = named(
  'PageList',
  closed({
    pages: Type.Array(
      named(
        'PageView',
        closed({
          page: Type.Integer({ minimum: 1, description: 'Page number, starting at 1.' }),
          width: Type.Integer({ ...SIDE, description: 'Width in CSS pixels (96 per inch).' }),
          height: Type.Integer({ ...SIDE, description: 'Height in CSS pixels (96 per inch).' }),
          previewUrl: url(
            'WebP preview of the page, 1600 pixels on its longest side, rendered on the first request. Valid until the design or template changes.',
          ),
        }),
        'A page and its preview image.',
      ),
      { description: 'All pages, in order.' },
    ),
  }),
  'The pages of a design or a template.',
)

export const examplePages = {
  pages: [
    {
      page: 1,
      width: 1080,
      height: 1080,
      previewUrl: 'http://localhost:4400/files/previews/des_01jqr8yd0m3k5t7w9x2z4b6c8f/1/1.webp?signature=4nTb0xkX',
    },
  ],
}
