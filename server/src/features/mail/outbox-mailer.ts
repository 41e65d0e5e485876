import { mkdir, readdir, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Mailer } from './mailer.ts'

/** The newest mails that are kept. */
const keptMails = 100

/** Stores mails as files in `outbox` in the data folder, for development and the demo: only the server's own account reads them. */
export function outboxMailer(dataDir: string): Mailer {
  const folder = join(dataDir, 'outbox')
  const transport = createTransport({ streamTransport: true, buffer: true })
  const send: Mailer['send'] = async ({ fromName = 'Brigade', ...mail }, messageId) => {
    const from = { name: fromName, address: 'brigade@localhost' }
    const { message } = await transport.sendMail({ ...mail, from, messageId })
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${messageId.replaceAll(/[^\w-]/g, '')}.eml`
    await writeFile(join(folder, name), message, { mode: 0o600 })
    // Names begin with the time.
    const old = (await readdir(folder))
      .filter((each) => each.endsWith('.eml'))
      .toSorted()
      .slice(0, -keptMails)
    await Promise.all(old.map((each) => unlink(join(folder, each))))
  }
  return { reachesPeople: false, send, openBatch: () => ({ send, close: () => undefined }) }
}
