import { Type } from 'typebox'

/** `#rgb`, `#rrggbb` or `#rrggbbaa`, as CSS reads them. */
export const Color = Type.String({
  pattern: '^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$',
  noun: 'a colour: "#rgb", "#rrggbb" or "#rrggbbaa"',
})
