import { Type } from 'typebox'

export const Color = Type.String({
  pattern: '^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$',
  noun: 'a color: "#rgb", "#rrggbb" or "#rrggbbaa"',
})
