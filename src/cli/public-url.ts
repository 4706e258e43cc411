import type { Config, HttpConfig } from '../config.ts'
import { findRunningService } from '../running-service.ts'

/**
 * Where clients reach the service: as PUBLIC_URL says, else at the service that runs on the same data folder, else at the
 * port of the settings.
 */
export async function publicUrlOf({ http: { publicUrl, port }, files }: Config): Promise<string> {
  return publicUrl ?? (await findRunningService(files.dataFolder))?.publicUrl ?? `http://localhost:${port}`
}

/** What whoever opens the service to other machines must know while nobody has said how these reach it. */
export function publicUrlWarning({ host, publicUrl }: HttpConfig, inForce: string): string | undefined {
  if (publicUrl !== undefined || /^(?:localhost|127\.[\d.]+|::1)$/.test(host)) return undefined
  return `links and cookies are for ${inForce}, where alone people can sign in, until PUBLIC_URL is set to the address they use`
}
