import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { checkSettings } from '#kit/settings/settings.ts'
import { restoreBackup } from './backups/restore-backup.ts'
import { CommandProblem, readArguments, runCommand } from './command.ts'

const usage = 'npm run restore -- --from /var/backups/brigade/brigade-20260304T120000Z [--replace]'

await runCommand(restore)

/** Restores a backup into a Brigade that is not running. */
async function restore(): Promise<void> {
  const { from, replaces } = readArguments(readSource, usage)
  const { manifest, dismissNotification } = await restoreBackup(checkSettings(process.env), {
    from,
    replaces,
    now: new Date(),
  })
  const { rows } = manifest.contents
  console.log(`Restored ${rows.orders ?? 0} orders and ${rows.payments ?? 0} payments of ${manifest.createdAt}.`)
  for (const place of dismissNotification)
    console.log(`What was there before is in ${place}. Delete it when you need it no longer.`)
}

function readSource(): { from: string; replaces: boolean } {
  const { values } = parseArgs({ options: { from: { type: 'string' }, replace: { type: 'boolean' } } })
  if (!values.from) throw new CommandProblem('--from must be the folder of one backup.')
  return { from: resolve(values.from), replaces: values.replace ?? false }
}
