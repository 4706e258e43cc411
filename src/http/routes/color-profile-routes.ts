import { Type } from '#typebox'
import type { Handlers, Operation } from '../operation.ts'
import type { Services } from '../services.ts'
import { closed, named } from './schemas.ts'

const ColorProfile = named(
  'ColorProfile',
  closed({
    name: Type.String({ description: 'The value of `colorProfile` in exports.' }),
    label: Type.String({ description: 'Name for people.' }),
    condition: Type.String({ description: 'Printing condition, as printers name it, for example `FOGRA39`.' }),
    builtIn: Type.Boolean({ description: 'Whether it comes with Platen. Others were added by an admin.' }),
  }),
  'A printing process that the colors of PDFs can be converted for.',
)

const ColorProfileList = named(
  'ColorProfileList',
  closed({
    colorProfiles: Type.Array(ColorProfile, { description: 'Built-in profiles first.' }),
    total: Type.Integer({ minimum: 0, description: 'Number of profiles.' }),
  }),
  'All color profiles.',
)

export const colorProfileOperations = {
  listColorProfiles: {
    id: 'listColorProfiles',
    method: 'GET',
    path: '/api/color-profiles',
    tag: 'Exports',
    summary: 'List color profiles',
    description:
      'Returns the values of `colorProfile` in exports of PDFs: built-in ICC profiles, and those of an admin.',
    needs: 'read',
    answer: {
      status: 200,
      description: 'The color profiles.',
      schema: ColorProfileList,
      example: {
        colorProfiles: [
          {
            name: 'fogra39-coated',
            label: 'Coated paper (FOGRA39, ISO Coated v2)',
            condition: 'FOGRA39',
            builtIn: true,
          },
        ],
        total: 1,
      },
    },
    failures: [],
  },
} as const satisfies Record<string, Operation>

export function createColorProfileHandlers({
  colorProfiles,
}: Pick<Services, 'colorProfiles'>): Handlers<typeof colorProfileOperations> {
  return {
    listColorProfiles: () => {
      const all = [...colorProfiles.list()]
      return Promise.resolve({ status: 200, body: { colorProfiles: all, total: all.length } })
    },
  }
}
