import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { passwordLength } from '@brigade/domain/auth/auth.schema.ts'
import { hashPassword } from '#features/auth/public/passwords.ts'
import { CommandProblem } from './command.ts'

/**
 * Asks for a new password, twice and without showing it; without a terminal, takes the first line of the input. Returns
 * its hash.
 */
export async function readNewPasswordHash(): Promise<string> {
  const password = await readNewPassword()
  const { least, most } = passwordLength
  if (password.length < least || password.length > most) {
    throw new CommandProblem(`A password has ${least} to ${most} characters.`)
  }
  return hashPassword(password)
}

async function readNewPassword(): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).split(/\r?\n/, 1)[0] ?? ''
  const password = await ask('Password: ')
  if ((await ask('Once more: ')) !== password) throw new CommandProblem('The two passwords differ.')
  return password
}

async function ask(question: string): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: true })
  process.stderr.write(question)
  try {
    return await new Promise<string>((resolve, reject) => {
      lines.once('line', resolve)
      lines.once('close', () => reject(new CommandProblem('Nothing was changed.')))
      lines.once('SIGINT', () => lines.close())
    })
  } finally {
    lines.removeAllListeners('close')
    lines.close()
    process.stderr.write('\n')
  }
}
