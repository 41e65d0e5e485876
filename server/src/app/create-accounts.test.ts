import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storeFactor } from '#features/auth/second-factor/factor-rows.ts'
import { isPasswordOf } from '#features/auth/public/passwords.ts'
import { loadDemo } from '#seeds/load-demo.ts'
import { type FreshDatabase, freshDatabase } from '../../testing/fresh-database.ts'

type Ended = { code: number; stdout: string; stderr: string }

let fresh: FreshDatabase

beforeAll(async () => {
  fresh = await freshDatabase({ name: 'demo for commands', load: (db) => loadDemo(db, { now: new Date() }) })
})

afterAll(() => fresh.remove())

/** Runs a command as npm does, with a piped input. */
function runScript(
  script: string,
  {
    args,
    input = '',
    env = {},
  }: {
    args: readonly string[]
    input?: string
    env?: Record<string, string>
  },
): Promise<Ended> {
  const { databaseUrl, dataDir } = fresh.settings
  const settings = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }), ...env }
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [new URL(script, import.meta.url).pathname, ...args],
      { env: { ...process.env, ...settings } },
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    )
    child.stdin?.end(input)
  })
}

describe('admin:create', () => {
  const args = ['--email', ' Ada@Example.com', '--fname', 'Ada', '--lname', 'Lovelace']

  it('makes an admin who can sign in, once', async () => {
    const first = await runScript('create-admin.ts', { args, input: 'a long enough one\n' })
    const second = await runScript('create-admin.ts', { args, input: 'a long enough one\n' })

    expect(first).toMatchObject({ code: 0, stderr: '' })
    expect(second).toMatchObject({ code: 1, stderr: 'There is an account with the email ada@example.com already.\n' })
    const [user, ...others] = await fresh.db.many<{ role: string; passwordHash: string }>(
      'SELECT "role", "passwordHash" FROM users WHERE "email" = ?',
      'ada@example.com',
    )
    expect(others).toEqual([])
    expect(user?.role).toBe('admin')
    expect(await isPasswordOf(user?.passwordHash, 'a long enough one')).toBe(true)
  })

  it('leaves the secrets to the server, which makes them as its own account', async () => {
    const { dataDir } = fresh.settings

    expect(existsSync(join(dataDir, 'jwt-secret'))).toBe(false)
  })

  it.each([
    ['a short password', args, 'short\n', 'A password has 10 to 200 characters.'],
    ['no password at all', args, '', 'A password has 10 to 200 characters.'],
    ['no email', ['--fname', 'Ada', '--lname', 'Lovelace'], 'x', '--email must be an email.'],
    ['an empty name', [...args.slice(0, 4), '--lname', '  '], 'x', '--lname must have 1 to 60 characters.'],
    ['an unknown option', [...args, '--role', 'chief'], 'x', "Unknown option '--role'"],
  ])('refuses %s, and says so without a stack trace', async (_what, given, input, sentence) => {
    const ended = await runScript('create-admin.ts', { args: given, input })

    expect(ended.code).toBe(1)
    expect(ended.stderr).toContain(sentence)
    expect(ended.stderr).not.toContain('    at ')
  })

  it('names a wrong setting', async () => {
    const ended = await runScript('create-admin.ts', { args, input: 'a long enough one\n', env: { PORT: 'door' } })

    expect(ended.code).toBe(1)
    expect(ended.stderr).toContain('PORT must be')
    expect(ended.stderr).not.toContain('    at ')
  })
})

describe('admin:reset', () => {
  const email = 'admin@brigade.demo'

  it('gives an admin a new password, and signs all devices out', async () => {
    await fresh.db.many('UPDATE users SET "isActive" = ? WHERE "email" = ?', false, email)

    const ended = await runScript('reset-admin.ts', { args: ['--email', email], input: 'a long enough one\n' })

    expect(ended).toMatchObject({ code: 0, stderr: '' })
    const user = await fresh.db.one<{ passwordHash: string; isActive: boolean }>(
      'SELECT "passwordHash", "isActive" FROM users WHERE "email" = ?',
      email,
    )
    expect(await isPasswordOf(user?.passwordHash, 'a long enough one')).toBe(true)
    expect(Boolean(user?.isActive)).toBe(true)
  })

  it('removes the second factor, and says so', async () => {
    const admin = await fresh.db.one<{ id: number }>('SELECT "id" FROM users WHERE "email" = ?', email)
    const factor = { userId: admin!.id, secret: 'sealed', lastPeriod: 1, since: '2026-03-04T08:00:00.000Z' }
    await fresh.db.write(() => storeFactor(factor))

    const ended = await runScript('reset-admin.ts', { args: ['--email', email], input: 'a long enough one\n' })

    expect(ended).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('The second factor of this account is removed.'),
    })
    expect(await fresh.db.many('SELECT * FROM second_factors')).toEqual([])
  })

  it.each([
    ['a short password', email, 'short\n', 'A password has 10 to 200 characters.'],
    ['nobody', 'nobody@brigade.demo', 'a long enough one\n', 'There is no admin with the email nobody@brigade.demo.'],
    ['a waiter', 'waiter@hotel.demo', 'a long enough one\n', 'There is no admin with the email waiter@hotel.demo.'],
    ['no email', '', 'x', '--email must be an email.'],
  ])('refuses %s', async (_what, address, input, sentence) => {
    const ended = await runScript('reset-admin.ts', { args: ['--email', address], input })

    expect(ended).toMatchObject({ code: 1, stderr: expect.stringContaining(sentence) })
  })
})

describe('machine:create', () => {
  it('shows a key and keeps only its hash', async () => {
    const ended = await runScript('create-machine.ts', { args: ['--venue', '4', '--name', 'Point of sale'] })

    const key = /brg_[\w-]{32}/.exec(ended.stdout)?.[0] ?? ''
    expect(key).not.toBe('')
    const machines = await fresh.db.many(
      'SELECT "restaurantId", "name", "keyHash" FROM machines WHERE "restaurantId" = 4',
    )
    expect(machines).toEqual([
      { restaurantId: 4, name: 'Point of sale', keyHash: createHash('sha256').update(key).digest('hex') },
    ])
  })

  it.each([
    ['a venue that is not there', ['--venue', '99', '--name', 'Till'], 'There is no venue 99.'],
    ['a venue that is no number', ['--venue', 'one', '--name', 'Till'], '--venue must be the number of a venue.'],
    ['no name', ['--venue', '1'], '--name must have 1 to 60 characters.'],
  ])('refuses %s', async (_what, args, sentence) => {
    const ended = await runScript('create-machine.ts', { args })

    expect(ended.code).toBe(1)
    expect(ended.stderr).toContain(sentence)
    expect(ended.stdout).toBe('')
  })
})
