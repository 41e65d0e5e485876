import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { password } from './staff.ts'

/** Creates the first admin, Ada Lovelace, by the command, as whoever installs Brigade does. */
export function createAdmin(folder: string, email: string): void {
  const args = ['server/src/app/create-admin.ts', '--email', email, '--fname', 'Ada', '--lname', 'Lovelace']
  const env = { PATH: process.env.PATH, DATA_DIR: folder, NODE_ENV: 'production' }
  execFileSync('node', args, { cwd: join(import.meta.dirname, '../..'), env, input: `${password}\n` })
}
