import { FormatRegistry } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { beforeAll, describe, expect, it } from 'vitest'
import { aUser } from '../../testing/people.builders.ts'
import { changePasswordSchema, patchOwnAccountSchema, staffUserSchema } from './auth.schema.ts'

beforeAll(() => FormatRegistry.Set('date-time', (text) => !Number.isNaN(Date.parse(text))))

describe('an account', () => {
  it('as it is read is what the contract says', () => {
    expect([...Value.Errors(staffUserSchema, aUser())]).toEqual([])
  })

  it('never goes out with its password, hashed or not', () => {
    expect(Value.Check(staffUserSchema, { ...aUser(), passwordHash: '$argon2id$' })).toBe(false)
    expect(Value.Check(staffUserSchema, { ...aUser(), password: 'brigade-demo' })).toBe(false)
  })

  it.each<[what: string, body: object, isTaken: boolean]>([
    ['a new name', { fname: 'Leyla' }, true],
    ['another language', { language: 'ku' }, true],
    ['a blank name', { fname: '   ' }, false],
    ['a name of 61 characters', { lname: 'a'.repeat(61) }, false],
    ['a language that nobody wrote', { language: 'xx' }, false],
    ['a better role', { role: 'admin' }, false],
    ['another venue', { restaurantId: [2] }, false],
  ])('may be changed by its owner to %s: %#', (_what, body, isTaken) => {
    expect(Value.Check(patchOwnAccountSchema, body)).toBe(isTaken)
  })
})

describe('a new password', () => {
  it.each([
    [9, false],
    [10, true],
    [200, true],
    [201, false],
  ])('of %i characters is taken: %s', (length, isTaken) => {
    const body = { currentPassword: 'brigade-demo', newPassword: 'x'.repeat(length) }

    expect(Value.Check(changePasswordSchema, body)).toBe(isTaken)
  })
})
