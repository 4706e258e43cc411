import { createContext, type ReactNode, use, useState } from 'react'
import { createPictures, type Pictures } from './request-picture.ts'

const Context = createContext<Pictures | undefined>(undefined)

/** Loads the pictures of all pages within it. */
export function PicturesProvider({ children }: { children: ReactNode }) {
  const [pictures] = useState(createPictures)
  return <Context value={pictures}>{children}</Context>
}

export function usePictures(): Pictures {
  const pictures = use(Context)
  if (pictures === undefined) throw new Error('There is no PicturesProvider above.')
  return pictures
}
