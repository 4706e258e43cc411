import { IMAGE_TYPES } from './image-types.ts'
import { orList } from './describe-schema.ts'

/** Font files that can be uploaded, by media type. */
const FONT_TYPES = {
  'font/ttf': 'TTF',
  'font/otf': 'OTF',
  'font/woff': 'WOFF',
  'font/woff2': 'WOFF2',
} as const

/** Images that can be uploaded, by media type. HEIC is converted. */
export const IMAGE_UPLOAD_TYPES = { ...IMAGE_TYPES, 'image/heic': 'HEIC', 'image/heif': 'HEIF' } as const

/** For sentences: `PNG, …, HEIC or HEIF`. */
export const IMAGE_UPLOAD_TYPE_NAMES = orList(Object.values(IMAGE_UPLOAD_TYPES))

/** All files that can be uploaded, by media type. */
export const UPLOAD_TYPES = { ...IMAGE_UPLOAD_TYPES, ...FONT_TYPES } as const

/** Browsers know no media type of some fonts. */
export const FONT_EXTENSIONS = Object.values(FONT_TYPES).map((name) => `.${name.toLowerCase()}`)

/** For sentences: `PNG, …, WOFF or WOFF2`. */
export const UPLOAD_TYPE_NAMES = orList(Object.values(UPLOAD_TYPES))
