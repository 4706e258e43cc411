import type { Config, HttpConfig } from '../config.ts'

/** Where clients reach the service of these settings, as far as they tell. */
export function publicUrlOf({ http: { publicUrl, port } }: Config): string {
  return publicUrl ?? `http://localhost:${port}`
}

/** What whoever opens the service to other machines must know while nobody has said how these reach it. */
export function publicUrlWarning({ host, publicUrl }: HttpConfig, inForce: string): string | undefined {
  if (publicUrl !== undefined || /^(?:localhost|127\.[\d.]+|::1)$/.test(host)) return undefined
  return `links and cookies are for ${inForce}, where alone people can sign in, until PUBLIC_URL is set to the address they use`
}
