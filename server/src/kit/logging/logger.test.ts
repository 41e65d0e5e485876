import { expect, it } from 'vitest'
import { logTo } from './logger.ts'

class Connection {
  readonly secretKey = 4711
}

it('logs an error with its own words and plain values, and nothing of what a library holds inside', () => {
  const lines: string[] = []
  const log = logTo({ write: (line) => void lines.push(line) }, 'info')
  const insides = { client: new Connection(), retry: () => undefined }
  const error = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET', data: { a: 1 } }, insides)

  log.error({ err: error }, 'It went wrong')

  expect(JSON.parse(lines[0]!)).toMatchObject({
    msg: 'It went wrong',
    err: { type: 'Error', message: 'read ECONNRESET', code: 'ECONNRESET', data: { a: 1 }, stack: expect.any(String) },
  })
  expect(lines[0]).not.toContain('4711')
})
