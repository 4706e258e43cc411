import { Type } from '#typebox'

/** A language, script, region and variant: BCP 47 without extensions. Case does not matter. */
export const Language = Type.String({
  pattern: '^[A-Za-z]{2,3}(-[A-Za-z]{4})?(-([A-Za-z]{2}|[0-9]{3}))?(-([A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))?$',
  noun: 'a BCP 47 language tag such as en, pt-BR or zh-Hant',
})
