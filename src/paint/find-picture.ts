import { type Picture } from './canvas.ts'
import { type Scope } from './scope.ts'

/** The decoded picture of `src`. One that is missing is told of and left out. */
export function findPicture({ environment }: Scope, src: string): Picture | undefined {
  const picture = environment.pictures.get(src)
  if (!picture)
    environment.warn({ code: 'image_missing', message: `The picture "${src}" was not there and is left out.` })
  return picture
}
