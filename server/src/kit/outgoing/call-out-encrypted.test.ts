import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, getCACertificates, setDefaultCACertificates, type TLSSocket } from 'node:tls'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { callOut } from './call-out.ts'

const isThere = spawnSync('openssl', ['version']).status === 0
const answer = 'HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n'
const trusted = getCACertificates()
const ends: (() => void)[] = []

let folder: string
let files: { key: string; cert: string }

beforeAll(() => {
  if (!isThere) return
  folder = mkdtempSync(join(tmpdir(), 'call-out-'))
  files = { key: join(folder, 'key.pem'), cert: join(folder, 'cert.pem') }
  const names = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1']
  const made = ['-newkey', 'rsa:2048', '-nodes', '-keyout', files.key, '-out', files.cert]
  execFileSync('openssl', ['req', '-x509', ...made, ...names], { stdio: 'ignore' })
  setDefaultCACertificates([...trusted, readFileSync(files.cert, 'utf8')])
})

afterEach(() => {
  for (const end of ends.splice(0)) end()
})

afterAll(() => {
  setDefaultCACertificates(trusted)
  if (isThere) rmSync(folder, { recursive: true })
})

describe.skipIf(!isThere)('a call over an encrypted line', () => {
  it('is answered where as many sessions come before that as others send', async () => {
    const url = await serveSessions(4)

    expect(await call(url)).toEqual({ kind: 'answered', status: 200, text: '', isCut: false })
  })

  it('lets go of a line on which thousands of sessions come before the answer', async () => {
    const url = await serveSessions(5000)

    expect(await call(url)).toMatchObject({ kind: 'noAnswer' })
  })

  it('agrees on its keys once', async () => {
    const line = await renegotiate({ times: 50 })

    expect(await call(line.url)).toMatchObject({ kind: 'noAnswer' })
    expect(line.agreed()).toBe(0)
  })
})

function call(url: string) {
  return callOut({ url, method: 'POST', body: '{}', limitMs: 5000, allowsLocal: true, log: { warn: () => undefined } })
}

/** Starts a server that sends this many sessions and an answer: Node's own sends only two. */
async function serveSessions(count: number): Promise<string> {
  const server = ['s_server', '-accept', '127.0.0.1:0', '-key', files.key, '-cert', files.cert]
  const child = spawn('openssl', [...server, '-num_tickets', `${count}`], { stdio: ['pipe', 'pipe', 'ignore'] })
  ends.push(() => child.kill())
  child.stdin.write(answer)
  const port = await new Promise<string>((resolve) => {
    let said = ''
    child.stdout.on('data', (chunk) => {
      said += String(chunk)
      const [, found] = /ACCEPT 127\.0\.0\.1:(\d+)/.exec(said) ?? []
      if (found) resolve(found)
    })
  })
  return `https://127.0.0.1:${port}/`
}

/** Starts a server that renegotiates the keys this many times before it answers. */
async function renegotiate({ times }: { times: number }) {
  let agreed = 0
  const again = (socket: TLSSocket) => {
    if (agreed === times) return void socket.write(answer)
    socket.renegotiate({}, (error) => {
      if (error) return
      agreed += 1
      setImmediate(again, socket)
    })
  }
  const [key, cert] = [readFileSync(files.key), readFileSync(files.cert)]
  const server = createServer({ key, cert, maxVersion: 'TLSv1.2' }, (socket) => {
    socket.on('error', () => undefined)
    socket.once('data', () => again(socket))
    ends.push(() => socket.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  ends.push(() => server.close())
  return { url: `https://127.0.0.1:${(server.address() as AddressInfo).port}/`, agreed: () => agreed }
}
