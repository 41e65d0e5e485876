// Runs before every command, on whatever Node the machine has and with nothing installed yet: built-ins only, and
// no syntax that an old Node can't read, so that an old Node prints what is wrong instead of crashing.
import { spawnSync } from 'child_process'
import { existsSync, readFileSync } from 'fs'
import { dirname, join } from 'path'
import { fileURLToPath } from 'url'

const oldestNode = 20
const oldestNpm = 10
const root = dirname(dirname(fileURLToPath(import.meta.url)))

checkVersions()
if (!isInstalled()) install()
if (!ownNodeRuns()) linkOwnNode()

function checkVersions() {
  if (majorOf(process.versions.node) < oldestNode) {
    stop(`Brigade needs Node ${oldestNode} or newer; this is Node ${process.versions.node}. See https://nodejs.org`)
  }

  const npm = /\bnpm\/(\S+)/.exec(process.env.npm_config_user_agent || '')
  if (npm && majorOf(npm[1]) < oldestNpm) {
    stop(`Brigade needs npm ${oldestNpm} or newer; this is npm ${npm[1]}. Update it with: npm install --global npm`)
  }
}

/** npm writes its own copy of the lock file last, so a missing or different one means a missing or broken install. */
function isInstalled() {
  const installedFile = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(installedFile)) return false

  const wanted = packagesOf(join(root, 'package-lock.json'))
  const installed = packagesOf(installedFile)
  return Object.keys(wanted).every((path) => {
    if (path === '') return true
    if (!installed[path]) return Boolean(wanted[path].optional)
    return wanted[path].version === installed[path].version && wanted[path].integrity === installed[path].integrity
  })
}

function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}

function install() {
  console.log('Installing what Brigade needs (only this time, and after updates) …')
  // The engine check is off: packages that need a newer Node than the machine's run on the one that is installed here.
  // Install scripts are off, except our Node's: npm 10 would look for a compiler that nothing here needs.
  npm([
    'ci',
    '--ignore-scripts',
    '--include=dev',
    '--engine-strict=false',
    '--loglevel=error',
    '--no-audit',
    '--no-fund',
  ])
}

/** The install script of the package `node` fetches the binary for this machine. */
function linkOwnNode() {
  npm(['rebuild', 'node', '--ignore-scripts=false', '--loglevel=error'])
  if (!ownNodeRuns()) stop('The package "node" could not be installed, so Brigade has no Node of its own to run on.')
}

function ownNodeRuns() {
  return existsSync(join(root, 'node_modules', '.bin', 'node'))
}

function npm(args) {
  const { status, error } = spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
  if (error) stop(`npm could not be started: ${error.message}`)
  if (status !== 0) stop(`"npm ${args.join(' ')}" failed; what it said stands above.`)
}

function majorOf(version) {
  return Number(version.split('.')[0])
}

function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}
