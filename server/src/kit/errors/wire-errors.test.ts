import { pino } from 'pino'
import { expect, it } from 'vitest'
import { toWireError } from './wire-errors.ts'

const occasion = { requestId: 'request-1', log: pino({ level: 'silent' }) }

it.each([
  ['timeout exceeded when trying to connect', undefined],
  ['Connection terminated unexpectedly', undefined],
  ['canceling statement due to statement timeout', '57014'],
  ['deadlock detected', '40P01'],
  ['remaining connection slots are reserved', '53300'],
  ['database is locked', 'SQLITE_BUSY'],
])('asks to try again later when the database says: %s', (message, code) => {
  const error = Object.assign(new Error(message), { code })

  expect(toWireError(error, occasion)).toMatchObject({ code: 503, data: { requestId: 'request-1' } })
})

it('logs what could not be served once, however often it passes', () => {
  const lines: string[] = []
  const log = pino({ level: 'error' }, { write: (line) => void lines.push(line) })

  const first = toWireError(new Error('the secret is 42'), { requestId: 'request-1', log })
  const second = toWireError(first, { requestId: 'request-1', log })

  expect(second).toBe(first)
  expect(lines).toHaveLength(1)
})

it('tells nothing of an error that nobody expected', () => {
  const answer = toWireError(new Error('the secret is 42'), occasion)

  expect(answer.code).toBe(500)
  expect(JSON.stringify(answer)).not.toContain('42')
})
