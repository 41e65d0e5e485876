import { describe, expect, it } from 'vitest'
import { type PosAddress, problemsOfPosAddress, problemsOfPosAddresses } from './pos.addresses.ts'

const address: PosAddress = {
  id: 1,
  endPointUrl: 'http://10.0.0.5:8080/orders',
  openCheckUrl: '',
  commentItemId: '900',
  isDefaultPos: true,
}

describe('an address of a POS', () => {
  it.each([
    'http://10.0.0.5:8080/orders',
    'https://pos.example.com',
    'HTTPS://POS.example.com/a/b?key=1&x=%20',
    'http://pos',
    'http://pos_1.local/',
    'http://[fd00::1]:9000/orders',
    'http://a-b.c:65535?x',
  ])('may be %j', (endPointUrl) => {
    expect(problemsOfPosAddress({ endPointUrl, openCheckUrl: endPointUrl })).toEqual({})
  })

  it.each([
    'pos.example.com',
    'ftp://pos.example.com',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'http://',
    'http:///orders',
    'http://user:secret@pos.example.com',
    'http://pos.example.com/#part',
    'http://pos.example.com:0/',
    'http://pos.example.com:65536/',
    'http://pos.example.com/with space',
    'http://pos.example.com/\nHost: other',
    'http://pos-.example-',
    ' http://pos.example.com',
    `http://${'a.'.repeat(20_000)}`,
  ])('may not be %j', (endPointUrl) => {
    expect(problemsOfPosAddress({ endPointUrl, openCheckUrl: endPointUrl })).toEqual({
      endPointUrl: { code: 'urlInvalid' },
      openCheckUrl: { code: 'urlInvalid' },
    })
  })

  it('is asked for, while that of open checks may be left out', () => {
    expect(problemsOfPosAddress({ endPointUrl: '', openCheckUrl: '' })).toEqual({ endPointUrl: { code: 'urlMissing' } })
  })
})

describe('the addresses of a venue', () => {
  it('may be none, or some of which one is the default', () => {
    expect(problemsOfPosAddresses([])).toEqual({})
    expect(problemsOfPosAddresses([address, { ...address, id: 2, isDefaultPos: false }])).toEqual({})
  })

  it('are told each wrong field at its place', () => {
    const problems = problemsOfPosAddresses([
      { ...address, endPointUrl: 'pos' },
      { ...address, openCheckUrl: 'ftp://pos' },
    ])

    expect(problems).toEqual({
      '0.endPointUrl': { code: 'urlInvalid', sentence: expect.any(String) },
      '1.openCheckUrl': { code: 'urlInvalid', sentence: expect.any(String) },
      '1.id': { code: 'addressIdTwice', sentence: 'Each address needs its own id.' },
      '1.isDefaultPos': { code: 'defaultTwice', sentence: 'Choose only one default address.' },
    })
  })

  it('need a default', () => {
    expect(problemsOfPosAddresses([{ ...address, isDefaultPos: false }])).toEqual({
      '': { code: 'defaultMissing', sentence: 'Choose a default address.' },
    })
  })
})
