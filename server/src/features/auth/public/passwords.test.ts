import { expect, it } from 'vitest'
import { hashPassword, isPasswordOf } from './passwords.ts'

it('knows a password by its hash, and no other', async () => {
  const passwordHash = await hashPassword('green olives')

  expect(passwordHash).toMatch(/^\$argon2id\$/)
  expect(await isPasswordOf(passwordHash, 'green olives')).toBe(true)
  expect(await isPasswordOf(passwordHash, 'green olive')).toBe(false)
})

it('never stores two people with one password alike', async () => {
  expect(await hashPassword('green olives')).not.toBe(await hashPassword('green olives'))
})

it('knows no password without a hash, and works as much to say so', async () => {
  const passwordHash = await hashPassword('green olives')
  await isPasswordOf(undefined, 'warm up')

  const known = await workOf(() => isPasswordOf(passwordHash, 'black olives'))
  const unknown = await workOf(() => isPasswordOf(undefined, 'black olives'))

  expect(await isPasswordOf(undefined, '')).toBe(false)
  expect(unknown).toBeGreaterThan(known / 5)
})

/**
 * Returns the CPU time that the calls took, including that of threads, but not the time spent waiting for other
 * processes.
 */
async function workOf(act: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  for (let time = 1; time <= 5; time += 1) await act()
  return process.cpuUsage(before).user
}
