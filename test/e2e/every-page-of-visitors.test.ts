import { lookAtEveryPage } from './look-at-every-page.ts'

await lookAtEveryPage('visitor')
