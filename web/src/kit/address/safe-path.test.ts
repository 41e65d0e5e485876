import { describe, expect, it } from 'vitest'
import { safePath, signInPath } from '#kit/address/safe-path.ts'

describe('safePath', () => {
  it.each(['/orders/list', '/orders/list?status=incoming&table=12', '/orders/7#events', '/'])('keeps %s', (path) => {
    expect(safePath(path)).toBe(path)
  })

  it.each([
    null,
    '',
    'orders/list',
    'https://evil.example/x',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/..//evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '/login',
    '/login?next=/login',
  ])('refuses %j', (path) => {
    expect(safePath(path)).toBeNull()
  })
})

describe('signInPath', () => {
  it('leads back to the page that was wanted', () => {
    expect(signInPath('/orders/list?table=12&x=1')).toBe('/login?next=%2Forders%2Flist%3Ftable%3D12%26x%3D1')
  })

  it.each(['/', '//evil.example', '/login'])('leads nowhere from %s', (path) => {
    expect(signInPath(path)).toBe('/login')
  })
})
