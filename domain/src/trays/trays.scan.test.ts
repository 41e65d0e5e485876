import { expect, it } from 'vitest'
import fc from 'fast-check'
import { comparedSerial, isSerial, scanLengthAtMost, serialOfScan, shortSerial } from './trays.scan.ts'

const serial = 'TR-0001_abcde'

it.each<[what: string, scanned: string, found: string | null]>([
  ['a link that ends in the serial', `https://trays.example/q/${serial}`, serial],
  ['a link with the serial in its query', `https://trays.example/q?s=${serial}`, serial],
  ['a link in capitals, as some scanners type it', `HTTPS://TRAYS.EXAMPLE/${serial}`, serial],
  ['one without encryption', `http://t.example/${serial}`, serial],
  ['one with the space that a scanner adds', ` https://t.example/${serial}\n`, serial],
  ['a serial without its link', serial, null],
  ['another kind of link', `ftp://t.example/${serial}`, null],
  ['a link in the middle of a text', `see https://t.example/${serial}`, null],
  ['two links', `https://a.example https://t.example/${serial}`, null],
  ['a link that is no longer than a serial', 'https://t.example/abc', null],
  ['a link that ends in a slash', `https://t.example/${serial}/`, null],
  ['a host alone', 'https://trays.of.example', null],
  ['nothing', '', null],
])('finds the serial in %s', (_what, scanned, found) => {
  expect(serialOfScan(scanned)).toBe(found)
})

it('takes the last thirteen characters, whatever stands before them', () => {
  const paths = fc.stringMatching(/^[a-z0-9/.?=&]{1,200}$/)
  const serials = fc.stringMatching(/^[\w-]{13}$/)

  fc.assert(
    fc.property(paths, serials, (path, ending) => {
      expect(serialOfScan(`https://${path}${ending}`)).toBe(ending)
    }),
  )
})

it('finds nothing in what nobody can have scanned', () => {
  expect(serialOfScan(`https://${'a'.repeat(scanLengthAtMost)}${serial}`)).toBeNull()
  expect(serialOfScan('x'.repeat(1_000_000))).toBeNull()
})

it.each([
  [serial, true],
  ['1700000000000', true],
  ['too-short', false],
  ['fourteen-chars', false],
  ['with space 13', false],
  ['with/slash/13', false],
])('knows a serial: %s', (text, expected) => {
  expect(isSerial(text)).toBe(expected)
})

it('shows the last four characters', () => {
  expect(shortSerial(serial)).toBe('bcde')
})

it('takes serials that differ in capitals alone for one', () => {
  expect(comparedSerial('Harbour-1-0A0')).toBe(comparedSerial('HARBOUR-1-0a0'))
  expect(comparedSerial('HARBOUR-1-0A0')).not.toBe(comparedSerial('HARBOUR_1-0A0'))
})
