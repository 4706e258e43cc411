import { Type } from 'typebox'
import { VISIBILITIES } from '../../service/designs.ts'
import { closed, DocumentBody, Id, named, nullable, Time, Url } from './schemas.ts'

const designFields = {
  _id: Id,
  title: Type.String(),
  width: Type.Integer({ description: 'CSS pixels.' }),
  height: Type.Integer({ description: 'CSS pixels.' }),
  tags: Type.Array(Type.String()),
  visibility: Type.Enum([...VISIBILITIES]),
  revision: Type.Integer({ description: 'Grows with every change; also the ETag.' }),
  pageCount: Type.Integer(),
  fromTemplate: nullable('string', "The template's id, or null."),
  thumbnailUrl: Url,
  createdAt: Time,
  updatedAt: Time,
}

export const Design = named('Design', closed(designFields))
export const OpenDesign = named('OpenDesign', closed({ ...designFields, document: DocumentBody }))
export const TrashedDesign = named('TrashedDesign', closed({ ...designFields, trashedAt: Time, purgeAt: Time }))
export const Trashing = named('Trashing', closed({ _id: Id, trashedAt: Time, purgeAt: Time }))

export const exampleDesign = {
  _id: 'des_01jqr8yd0m3k5t7w9x2z4b6c8f',
  title: 'Summer sale',
  width: 1080,
  height: 1080,
  tags: ['summer'],
  visibility: 'private',
  revision: 1,
  pageCount: 1,
  fromTemplate: null,
  thumbnailUrl: 'http://localhost:4400/files/thumbnails/des_01jqr8yd0m3k5t7w9x2z4b6c8f/1.webp?signature=4nTb0xkX',
  createdAt: '2026-04-01T10:00:00.000Z',
  updatedAt: '2026-04-01T10:00:00.000Z',
}

export const exampleDocument = {
  version: 1,
  pages: [
    {
      id: 'cover',
      background: '#fff3e0',
      elements: [
        {
          id: 'headline',
          type: 'text',
          x: 90,
          y: 420,
          width: 900,
          height: 240,
          text: 'Summer sale',
          fontFamily: 'Playfair Display',
          fontSize: 120,
          align: 'center',
          slot: 'headline',
        },
      ],
    },
  ],
}
