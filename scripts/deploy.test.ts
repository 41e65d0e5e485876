import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { cannotStartCode } from '../server/src/app/exit-codes.ts'
import { settingNames } from '../server/src/kit/settings/setting-names.ts'
import { PayloadTooLarge } from '../server/src/kit/bodies/transport-errors.ts'
import { findProgram } from './find-program.ts'

const root = join(import.meta.dirname, '..')
const linesOf = (path: string) => readFileSync(join(root, 'deploy', path), 'utf8').split('\n')

/** A program that its supervisor restarts: under another supervisor of ours it would be restarted twice. */
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
  const documented = readFileSync(join(root, 'docs/settings.md'), 'utf8').matchAll(/^\| (`[^|]+`) \|/gm)

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

const isRoot = process.getuid?.() === 0
const tooLarge = { reason: 'tooLarge', bytesAtMost: 32_000_000 }
const [nginx, openssl] = [findProgram(['nginx', '/usr/sbin/nginx']), findProgram(['openssl'])]

// Runs only if nginx is on the machine: installing it would start a web server there.
if (nginx && openssl)
  describe('nginx with the configuration for it', () => {
    const folder = mkdtempSync(join(tmpdir(), 'brigade-nginx-'))
    const main = join(folder, 'nginx.conf')
    const received: { bytes: number; forwardedFor: unknown }[] = []
    const behind = createServer(async (request, response) => {
      let bytes = 0
      for await (const chunk of request) bytes += (chunk as Buffer).length
      received.push({ bytes, forwardedFor: request.headers['x-forwarded-for'] })
      response.end('[]')
    })

    beforeAll(async () => {
      behind.listen(0, '127.0.0.1')
      await once(behind, 'listening')
      const [key, certificate] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')]
      const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=brigade.example.com']
      spawnSync(openssl, [...request, '-keyout', key, '-out', certificate])
      const site = linesOf('nginx.conf')
        .join('\n')
        .replaceAll('/etc/letsencrypt/live/brigade.example.com', folder)
        .replace('127.0.0.1:3030', `127.0.0.1:${(behind.address() as AddressInfo).port}`)
        // Unix sockets replace the ports of this machine.
        .replaceAll(/listen ([\w[\]:]+)/g, (_, on: string) => `listen unix:${folder}/${on}`)
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      writeFileSync(
        main,
        `${isRoot ? 'user root;' : ''} daemon off; pid ${folder}/pid; error_log stderr;\nevents {}\n` +
          `http {\n${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')} access_log off;\n${site}\n}\n`,
      )
    })

    afterAll(() => {
      behind.close()
      rmSync(folder, { recursive: true })
    })

    it('accepts it', () => {
      const tried = spawnSync(nginx, ['-t', '-p', folder, '-c', main], { encoding: 'utf8' })

      expect(tried).toMatchObject({ status: 0, stderr: expect.stringContaining('test is successful') })
    })

    it('lets an import pass by the address of its sender, and refuses what is too large in the words of Brigade', async () => {
      const proxy = spawn(nginx, ['-p', folder, '-c', main], { stdio: 'ignore' })
      onTestFinished(() => void proxy.kill('SIGTERM'))
      // It writes its number once it listens. Checking its configuration has left an empty file.
      await vi.waitUntil(() => readFileSync(join(folder, 'pid'), 'utf8') !== '', { timeout: 20_000 })

      const passed = await post(Buffer.alloc(16_000_000))
      const refused = await post(Buffer.alloc(32_000_001))

      expect(passed).toEqual({ status: 200, text: '[]' })
      expect(received).toEqual([{ bytes: 16_000_000, forwardedFor: 'unix:' }])
      expect(refused.status).toBe(413)
      expect(JSON.parse(refused.text)).toEqual(
        new PayloadTooLarge('The body must not be larger than 32 MB.', tooLarge).toJSON(),
      )
    })

    async function post(body: Buffer): Promise<{ status: number | undefined; text: string }> {
      const to = { method: 'POST', socketPath: join(folder, '443'), path: '/v1/bulkItems', rejectUnauthorized: false }
      const headers = { host: 'brigade.example.com', 'x-forwarded-for': '192.0.2.7', 'content-length': body.length }
      const call = httpsRequest({ ...to, headers })
      // nginx closes the connection of a refused request before all of it is sent.
      call.on('error', () => undefined)
      call.end(body)
      const [answer] = (await once(call, 'response')) as [IncomingMessage]
      const parts: Buffer[] = []
      for await (const part of answer) parts.push(part as Buffer)
      return { status: answer.statusCode, text: Buffer.concat(parts).toString() }
    }
  })
