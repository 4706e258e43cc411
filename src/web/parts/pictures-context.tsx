import { createContext, type ReactNode, use, useState } from 'react'
import { createPictures, type Pictures } from './request-picture.ts'

const Context = createContext<Pictures | undefined>(undefined)

export function PicturesProvider({ children }: { children: ReactNode }) {
  const [pictures] = useState(createPictures)
  return <Context value={pictures}>{children}</Context>
}

export function usePictures(): Pictures {
  const pictures = use(Context)
  if (pictures === undefined) throw new Error('usePictures needs a PicturesProvider.')
  return pictures
}
