import type { Picture } from './canvas.ts'
import type { Scope } from './scope.ts'

export function findPicture({ environment }: Scope, src: string): Picture | undefined {
  const picture = environment.pictures.get(src)
  if (!picture) environment.warn({ code: 'image_missing', message: `Image "${src}" is missing and was omitted` })
  return picture
}
