import { describe, expect, it } from 'vitest'
import { addressReader, isAddressRange, networkOf } from './client-address.ts'

describe('the address of a caller', () => {
  const read = addressReader()

  it.each([
    ['127.0.0.1', '10.0.0.1', '10.0.0.1'],
    ['::1', '10.0.0.1', '10.0.0.1'],
    ['::ffff:127.0.0.1', '10.0.0.1', '10.0.0.1'],
    ['127.0.0.1', '6.6.6.6, 10.0.0.1', '10.0.0.1'],
    ['127.0.0.1', '6.6.6.6, 10.0.0.1, 127.0.0.1', '10.0.0.1'],
    ['127.0.0.1', undefined, '127.0.0.1'],
    ['127.0.0.1', ' ', '127.0.0.1'],
    ['::ffff:192.168.1.7', '10.0.0.1', '192.168.1.7'],
    ['192.168.1.7', '10.0.0.1', '192.168.1.7'],
    [undefined, '10.0.0.1', ''],
    ['127.0.0.1', '6.6.6.6, <b>', '127.0.0.1'],
    ['127.0.0.1', 'unknown', '127.0.0.1'],
    ['127.0.0.1', '10.0.0.1:4711', '10.0.0.1'],
    ['127.0.0.1', '[2001:db8::1]:4711', '2001:db8::1'],
  ])('from %s that speaks for %s is %s', (peer, forwardedFor, address) => {
    expect(read(peer, forwardedFor)).toBe(address)
  })

  it('is believed from the proxies of the settings alone', () => {
    const behind = addressReader(['10.1.0.0/16', '2001:db8::5'])

    expect(behind('10.1.2.3', '6.6.6.6, 9.9.9.9, 10.1.7.7')).toBe('9.9.9.9')
    expect(behind('2001:db8::5', '9.9.9.9')).toBe('9.9.9.9')
    expect(behind('10.2.0.1', '9.9.9.9')).toBe('10.2.0.1')
    expect(behind('127.0.0.1', '9.9.9.9')).toBe('127.0.0.1')
  })
})

it.each([
  ['10.0.0.1', '10.0.0.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
])('counts %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

it.each([
  ['10.0.0.1', true],
  ['10.0.0.0/8', true],
  ['::1', true],
  ['fd00::/8', true],
  ['10.0.0.0/33', false],
  ['10.0.0.0/', false],
  ['10.0.0.0/8/8', false],
  ['proxy.local', false],
  ['', false],
])('takes %j as an address or range: %s', (text, isRange) => {
  expect(isAddressRange(text)).toBe(isRange)
})
