import { afterAll, beforeAll, describe } from 'vitest'
import { testMainRoad } from '../setup/main-road.ts'
import { type Service, startService } from '../setup/start-service.ts'

describe('a client written against the request document alone, on SQLite', () => {
  let service: Service

  beforeAll(async () => {
    service = await startService()
  })

  afterAll(() => service.stop())

  testMainRoad(() => service)
})
