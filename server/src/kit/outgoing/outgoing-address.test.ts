import { networkInterfaces } from 'node:os'
import { describe, expect, it } from 'vitest'
import { openCallsOut } from '#testing/calls-out.ts'
import { isLocalAddress, isLocalHost } from './outgoing-address.ts'

const { call, serve } = openCallsOut()

describe('an address', () => {
  it.each([
    'http://127.0.0.1:3030/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f.0.0.1/',
    'http://0.0.0.0/',
    'http://localhost/',
    'http://[::1]/',
    'http://[::]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:a9fe:a9fe]/',
    'http://169.254.169.254/latest/meta-data',
    'http://[fe80::1]/',
    'http://[fd00:ec2::254]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[64:ff9b::]/',
    'http://[64:ff9b::c0]/',
    'http://[64:ff9b::6464:64c8]/',
    'http://[64:ff9b::168.63.129.16]/',
    'http://[64:ff9b::c000:c0]/',
    'http://[64:ff9b::e000:1]/',
    'http://[64:ff9b:1::7f00:1]/',
    'http://[::7f00:1]/',
    'http://[2002:7f00:1::]/',
    'http://[::ffff:0:127.0.0.1]/',
    'http://224.0.0.1/',
    'http://255.255.255.255/',
    'ftp://10.0.0.1/',
    'file:///etc/passwd',
    'no url',
  ])('%s is not called', async (url) => {
    expect(await call(url, { allowsLocal: false })).toEqual({ kind: 'notSent', reason: 'addressForbidden' })
  })

  it.each(['64:ff9b::7f00:1%eth0', 'fe80::1%eth0'])('%s is one by its address', (host) => {
    expect(isLocalHost(host)).toBe(true)
  })

  it.each(['10.1.2.3', '192.168.1.20', '172.16.0.1', '100.64.0.1', '203.0.113.7', 'fd12:3456::1', '2001:db8::1'])(
    '%s is one outside',
    (address) => {
      expect(isLocalAddress(address)).toBe(false)
    },
  )

  // Only the rule is tested: if it fails, no call must reach these addresses.
  it.each(['100.100.100.200', '168.63.129.16', '192.0.0.192', '::ffff:168.63.129.16', 'fd20:ce::254'])(
    '%s is where a cloud keeps what is its own',
    (address) => {
      expect(isLocalAddress(address)).toBe(true)
    },
  )

  it('of this machine in its own networks is none outside', () => {
    const own = Object.values(networkInterfaces()).flatMap(
      (addresses) => addresses?.map(({ address }) => address) ?? [],
    )
    const mapped = own.filter((address) => address.includes('.')).map((address) => `::ffff:${address}`)

    expect(own.length).toBeGreaterThan(0)
    expect([...own, ...mapped].filter((address) => !isLocalAddress(address))).toEqual([])
  })

  it('is not called where one of those that a name has is this machine', async () => {
    const both = async () => [
      { address: '203.0.113.7', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ]

    expect(await call('http://pos.example/', { allowsLocal: false, resolve: both })).toEqual({
      kind: 'notSent',
      reason: 'addressForbidden',
    })
  })

  it('is not called for somebody from outside, though printers and tills may be there', async () => {
    const hosts: unknown[] = []
    const url = await serve((request, response) => void response.end(hosts.push(request.headers.host) && 'Tea'))

    expect(await call(url, { isPublicOnly: true })).toEqual({ kind: 'notSent', reason: 'addressForbidden' })
    expect(hosts).toEqual([])
  })

  it('is asked for once, and is the one that is connected to', async () => {
    const hosts: unknown[] = []
    const url = new URL(
      await serve((request, response) => void response.end(hosts.push(request.headers.host) && 'Tea')),
    )
    let asked = 0
    const rebinding = async () => {
      asked += 1
      return [{ address: asked === 1 ? '127.0.0.1' : '203.0.113.7', family: 4 }]
    }

    const answer = await call(`http://pos.example:${url.port}/`, { resolve: rebinding })

    expect(answer).toMatchObject({ kind: 'answered', text: 'Tea' })
    expect({ asked, hosts }).toEqual({ asked: 1, hosts: [`pos.example:${url.port}`] })
  })
})
