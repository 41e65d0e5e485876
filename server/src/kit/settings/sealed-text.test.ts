import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { openSealed, sealText } from './sealed-text.ts'

const key = randomBytes(32)
const context = 'account 1'

it('opens what was sealed with the same key in the same context', () => {
  expect(openSealed(sealText('كلمة سر', { key, context }), { key, context })).toBe('كلمة سر')
})

it('seals the same text differently each time', () => {
  expect(sealText('same', { key, context })).not.toBe(sealText('same', { key, context }))
})

it('opens nothing with another key, in another context, or after a change', () => {
  const sealed = sealText('secret', { key, context })
  // Of the last letter only some bits count.
  const changed = `${sealed.slice(0, 20)}${sealed[20] === 'A' ? 'B' : 'A'}${sealed.slice(21)}`

  expect(openSealed(sealed, { key: randomBytes(32), context })).toBeUndefined()
  expect(openSealed(sealed, { key, context: 'account 2' })).toBeUndefined()
  expect(openSealed(changed, { key, context })).toBeUndefined()
  expect(openSealed(sealed.slice(0, 20), { key, context })).toBeUndefined()
  expect(openSealed('', { key, context })).toBeUndefined()
})
