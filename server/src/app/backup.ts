import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { checkSettings } from '#kit/settings/settings.ts'
import { writeBackup } from './backups/write-backup.ts'
import { CommandProblem, readArguments, runCommand } from './command.ts'

const usage = 'npm run backup -- --to /var/backups/brigade'

await runCommand(backUp)

/** Backs up the database, the secrets and the pictures, while Brigade runs. */
async function backUp(): Promise<void> {
  const to = readArguments(readTarget, usage)
  const settings = checkSettings(process.env)
  const { folder, manifest, isChecked } = await writeBackup(settings, { to, now: new Date() })
  const { rows } = manifest.contents
  console.log(`Backed up ${rows.orders ?? 0} orders and ${rows.payments ?? 0} payments to ${folder}`)
  console.log(
    isChecked
      ? 'The copy was restored for a check: every table has as many rows, and the sums of money are the same.'
      : 'The copy was not checked: this account may not create a database to restore it into.',
  )
  if (settings.s3) console.log(`The pictures are in the bucket ${settings.s3.bucket}, and not in this backup.`)
}

function readTarget(): string {
  const { values } = parseArgs({ options: { to: { type: 'string' } } })
  if (!values.to) throw new CommandProblem('--to must be the folder that backups are written into.')
  return resolve(values.to)
}
