import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { cannotStartCode } from '../server/src/app/exit-codes.ts'
import { settingNames } from '../server/src/kit/setting-names.ts'
import { findProgram } from './find-program.ts'

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
  const compose = linesOf('compose.yaml')
  expect(compose).toContain('  restart: unless-stopped')
  expect(compose.filter((line) => line === '    <<: *service')).toHaveLength(2)
  expect(linesOf('Dockerfile')).toContain(`CMD ["node", "${program}"]`)
})

it('passes every setting to the container, and documents every one', () => {
  const compose = linesOf('compose.yaml')
  const begin = compose.indexOf('    environment:') + 1
  const end = compose.findIndex((line, place) => place > begin && /^ {4}\w/.test(line))
  const passed = compose.slice(begin, end).flatMap((line) => /^ {6}(\w+):/.exec(line)?.[1] ?? [])
  const documented = readFileSync(join(root, 'docs/running.md'), 'utf8').matchAll(/^\| (`[^|]+`) \|/gm)

  expect(passed.toSorted()).toEqual(settingNames.toSorted())
  const names = [...documented].flatMap(([, cell = '']) => cell.match(/\b[A-Z][A-Z0-9_]+\b/g) ?? [])
  expect(names.toSorted()).toEqual(settingNames.toSorted())
})

it('runs the Node in the container that the project is pinned to', () => {
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    devDependencies: { node: string }
  }
  const images = linesOf('Dockerfile').flatMap((line) => /^FROM node:([\d.]+)-/.exec(line)?.[1] ?? [])

  expect(images).toEqual([devDependencies.node, devDependencies.node])
})

const [nginx, openssl] = [findProgram(['nginx', '/usr/sbin/nginx']), findProgram(['openssl'])]

// Only where nginx is on the machine: installing it would start a web server there.
if (nginx && openssl)
  it('has a configuration that nginx accepts', () => {
    const folder = mkdtempSync(join(tmpdir(), 'brigade-nginx-'))
    const [key, certificate] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')]
    const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=brigade.example.com']
    spawnSync(openssl, [...request, '-keyout', key, '-out', certificate])
    let sockets = 0
    const site = linesOf('nginx.conf')
      .join('\n')
      .replaceAll('/etc/letsencrypt/live/brigade.example.com', folder)
      // It opens what it listens on also to test: no port of this machine.
      .replaceAll(/listen [\w[\]:]+/g, () => `listen unix:${folder}/${(sockets += 1)}`)
    const main = join(folder, 'nginx.conf')
    writeFileSync(main, `pid ${folder}/pid; error_log stderr;\nevents {}\nhttp {\naccess_log off;\n${site}\n}\n`)

    const tried = spawnSync(nginx, ['-t', '-p', folder, '-c', main], { encoding: 'utf8' })

    expect(tried).toMatchObject({ status: 0, stderr: expect.stringContaining('test is successful') })
    rmSync(folder, { recursive: true })
  })
