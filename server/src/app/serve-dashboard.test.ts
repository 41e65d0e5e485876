import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#testing/with-app.ts'
import { rawRequest } from '#testing/raw-request.ts'

const now = new Date('2026-03-04T08:00:00.000Z')
const page = '<meta property="csp-nonce" nonce="__CSP_NONCE__"><div id="root"></div>'

let webRoot: string
let testApp: TestApp

beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'brigade-web-'))
  await mkdir(join(webRoot, 'assets'))
  await writeFile(join(webRoot, 'index.html'), page)
  await writeFile(join(webRoot, 'brigade.svg'), '<svg/>')
  await writeFile(join(webRoot, 'assets/app-1a2b.js'), 'plain')
  await writeFile(join(webRoot, 'assets/app-1a2b.js.br'), 'brotli')
  await writeFile(join(webRoot, '.secret'), 'hidden')
  testApp = await startTestApp({
    clock: { now: () => now },
    settings: { publicUrl: 'https://brigade.example' },
    webRoot,
  })
})

afterAll(async () => {
  await testApp.close()
  await rm(webRoot, { recursive: true })
})

describe('the dashboard', () => {
  const browser = { accept: 'text/html,application/xhtml+xml' }

  it.each(['/', '/login', '/orders/list?status=incoming', '/index.html'])('is one page, also at %s', async (path) => {
    const { status, body, headers } = await testApp.request<string>('GET', path, { headers: browser })

    const nonce = /nonce="([^"]+)"/.exec(body)?.[1]
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('content-security-policy')).toContain(`style-src 'self' 'nonce-${nonce}'`)
    expect(body).toBe(page.replace('__CSP_NONCE__', nonce!))
  })

  it.each(['*/*', 'text/*', 'image/avif,image/webp,*/*;q=0.8', 'application/json, text/plain, */*', 'text/csv'])(
    'is the page for who accepts %s',
    async (accept) => {
      const { status, headers } = await testApp.request('GET', '/orders/live', { headers: { accept } })

      expect(status).toBe(200)
      expect(headers.get('content-type')).toContain('text/html')
    },
  )

  it.each(['application/json', 'application/json;q=0.9, application/problem+json'])(
    'is no page for who accepts %s alone',
    async (accept) => {
      expect(await testApp.request('GET', '/orders/live', { headers: { accept } })).toMatchObject({ status: 404 })
      expect(await testApp.request('GET', '/', { headers: { accept } })).toMatchObject({ status: 200 })
    },
  )

  it.each(['/socket.io/?EIO=4&transport=polling', '/socket.io/?EIO=4&transport=nonsense', '/socket.io/'])(
    'is not in the way at %s, whose refusals have the headers of the API',
    async (path) => {
      const { status, headers } = await testApp.request('GET', path)

      expect(status).toBe(400)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    },
  )

  it('says where weaknesses are to be reported', async () => {
    const { status, body, headers } = await testApp.request<string>('GET', '/.well-known/security.txt')

    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(body).toMatch(/^Contact: https:\/\/\S+\nExpires: \d{4}-\S+Z\nPreferred-Languages: en, ar\nCanonical: https:/)
  })

  it('runs nothing that it does not bring along', async () => {
    const { headers } = await testApp.request('GET', '/', { headers: browser })

    const policy = headers.get('content-security-policy')!
    for (const rule of [
      "default-src 'none'",
      "script-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ]) {
      expect(policy.split(';')).toContain(rule)
    }
    expect(policy).not.toContain('unsafe')
    expect(headers.get('strict-transport-security')).toContain('max-age')
  })

  it('has a nonce of its own each time', async () => {
    const pages = await Promise.all([1, 2].map(() => testApp.request<string>('GET', '/', { headers: browser })))

    expect(pages[0]!.body).not.toBe(pages[1]!.body)
  })

  it('has files that are kept for a year, and packed for clients that can unpack', async () => {
    const path = '/assets/app-1a2b.js'
    const plain = await testApp.request('GET', path, { headers: { 'accept-encoding': 'identity' } })
    const packed = await rawRequest(testApp.url + path, { headers: { 'accept-encoding': 'gzip, br' } })

    expect(plain).toMatchObject({ status: 200, body: 'plain' })
    expect(plain.headers.get('cache-control')).toBe('max-age=31536000,immutable')
    expect(plain.headers.get('vary')).toContain('Accept-Encoding')
    expect(plain.headers.get('content-type')).toContain('javascript')
    expect(packed).toMatchObject({ status: 200, text: 'brotli' })
  })

  it.each([
    ['/assets/app-old.js', 404],
    ['/assets/orders', 404],
    ['/missing.png', 404],
    ['/.secret', 404],
    ['/..%2f..%2fetc%2fpasswd.png', 400],
    ['/%2e%2e%2fpackage.json', 400],
    ['/%00.png', 400],
    ['/%E0%A4%A.png', 400],
  ])('has nothing at %s', async (path, status) => {
    const answer = await rawRequest(testApp.url + path, { headers: browser })

    expect(answer.status).toBe(status)
    expect(JSON.parse(answer.text)).toMatchObject({ code: expect.any(Number), data: { requestId: expect.any(String) } })
  })

  it('takes nothing', async () => {
    expect(await testApp.request('POST', '/orders/list', { body: {} })).toMatchObject({ status: 405 })
  })
})
