import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { cannotStartCode } from '../server/src/app/exit-codes.ts'

const root = join(import.meta.dirname, '..')
const linesOf = (path: string) => readFileSync(join(root, 'deploy', path), 'utf8').split('\n')

/** A process that is started again by what supervises it: beneath another one of ours it would be so twice. */
const program = 'server/src/app/main.ts'

it('has systemd start the server again whatever ends it, but for what starting again would not help', () => {
  expect(linesOf('brigade.service')).toEqual(
    expect.arrayContaining([
      `ExecStart=/opt/brigade/node_modules/.bin/node ${program}`,
      'Restart=always',
      'StartLimitIntervalSec=0',
      `RestartPreventExitStatus=${cannotStartCode}`,
    ]),
  )
  expect(existsSync(join(root, program))).toBe(true)
})

it('has containers started again, the server and its database', () => {
  expect(linesOf('compose.yaml').filter((line) => line === '    restart: unless-stopped')).toHaveLength(2)
  expect(linesOf('Dockerfile')).toContain(`CMD ["node", "${program}"]`)
})
