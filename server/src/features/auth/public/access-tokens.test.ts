import { NotAuthenticated } from '@feathersjs/errors'
import jwt from 'jsonwebtoken'
import { expect, it } from 'vitest'
import { AccessTokens } from './access-tokens.ts'

const secret = 'a-secret-of-the-tests-with-32-characters'
const now = new Date('2026-03-04T08:00:00.000Z')
const soon = new Date('2026-03-04T09:59:59.000Z')
const late = new Date('2026-03-04T10:00:00.000Z')
const staff = { kind: 'staff', sub: '7', sid: 'session-7' } as const

const tokens = new AccessTokens(secret)

it('verifies what it signed, until it ends', () => {
  const { accessToken, expiresAt } = tokens.sign(staff, { now, hours: 2 })

  expect(expiresAt).toEqual(late)
  expect(tokens.verify(accessToken, soon)).toMatchObject({ ...staff, exp: late.getTime() / 1000 })
  expect(() => tokens.verify(accessToken, late)).toThrow(NotAuthenticated)
})

it('makes no token twice', () => {
  const first = tokens.sign(staff, { now, hours: 2 })
  const second = tokens.sign(staff, { now, hours: 2 })

  expect(first.accessToken).not.toBe(second.accessToken)
})

const exp = late.getTime() / 1000

it.each([
  ['of another secret', jwt.sign({ ...staff, exp }, `${secret}!`)],
  ['that is not signed', jwt.sign({ ...staff, exp }, null, { algorithm: 'none' })],
  ['signed in another way', jwt.sign({ ...staff, exp }, secret, { algorithm: 'HS512' })],
  ['that never ends', jwt.sign(staff, secret)],
  ['of nobody', jwt.sign({ kind: 'staff', sid: 'session-7', exp }, secret)],
  ['of somebody without a number', jwt.sign({ ...staff, sub: '7 or 1=1', exp }, secret)],
  ['of staff without a session', jwt.sign({ kind: 'staff', sub: '7', exp }, secret)],
  ['of a guest without a version', jwt.sign({ kind: 'guest', sub: '7', exp }, secret)],
  ['of another kind', jwt.sign({ ...staff, kind: 'admin', exp }, secret)],
  ['that is a text', jwt.sign('staff', secret)],
  ['that is garbage', 'a.b.c'],
])('refuses a token %s', (_case, accessToken) => {
  expect(() => tokens.verify(accessToken, now)).toThrow('Your session has ended. Sign in again.')
})
