import { existsSync } from 'node:fs'
import { runCommand } from './run-command.ts'

/** Installs packages if this needs no permission: as root on Debian and its relatives. Returns whether it did. */
export async function aptInstall(packages: string[]): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false

  console.log(`Installing ${packages.join(', ')} from the system's packages …`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  // A fresh machine has no package lists; a machine with one broken source among good ones can still install.
  await runCommand({ program: 'apt-get', args: ['update', '-q'], env })
  const install = ['install', '-y', '-q', '--no-install-recommends', ...packages]
  return (await runCommand({ program: 'apt-get', args: install, env })) === 0
}
