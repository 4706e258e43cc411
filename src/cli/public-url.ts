import type { Config } from '../config.ts'

/** Where clients reach the service of these settings, as far as they tell. */
export function publicUrlOf({ http: { publicUrl, port } }: Config): string {
  return publicUrl ?? `http://localhost:${port}`
}
